# What bots say now and then: each has a character of its own.

bot-asenath-lap-1 = “Father would be proud. He says so himself, from in here.”
bot-asenath-lap-2 = “Another lap, another body.”
bot-asenath-overtakes-1 = “Do not take it personally. I take persons.”
bot-asenath-overtakes-2 = “Your place looked comfortable. It is.”
bot-asenath-overtakes-3 = “I have been in your seat. Literally.”
bot-asenath-hit-1 = “I can always get another one.”
bot-asenath-hit-2 = “This was not even my own paint.”
bot-asenath-hit-3 = “Ouch, says whoever I am today.”

bot-barnabas-lap-1 = “Round we go, like tea in a storm.”
bot-barnabas-lap-2 = “One for the chapel collection.”
bot-barnabas-overtakes-1 = “Beg pardon, coming through.”
bot-barnabas-overtakes-2 = “The sea gives way to nobody, and I am from there.”
bot-barnabas-overtakes-3 = “I did honk. Under water, but I did.”
bot-barnabas-hit-1 = “She has had worse. She has been worse.”
bot-barnabas-hit-2 = “A bit of salt and she floats again.”
bot-barnabas-hit-3 = “That was the good door.”

bot-carter-lap-1 = “I dreamed this lap yesterday.”
bot-carter-lap-2 = “Seven hundred steps, and one lap.”
bot-carter-overtakes-1 = “I knew the way. I had the key.”
bot-carter-overtakes-2 = “In the dream you were slower still.”
bot-carter-overtakes-3 = “The cats told me about this corner.”
bot-carter-hit-1 = “In the other dream I swerved.”
bot-carter-hit-2 = “That is not how I remember it.”
bot-carter-hit-3 = “Wake me when it has stopped falling off.”

bot-dyer-lap-1 = “Observation 14: we have come round again.”
bot-dyer-lap-2 = “The ice would have been smoother.”
bot-dyer-overtakes-1 = “For the record: the specimen was slow.”
bot-dyer-overtakes-2 = “I advise against being overtaken. It is cold back there.”
bot-dyer-overtakes-3 = “Noted: it blinks when one passes.”
bot-dyer-hit-1 = “I warned the university about this road.”
bot-dyer-hit-2 = “Sample taken. Of my fender.”
bot-dyer-hit-3 = “We should never have driven here.”

bot-ephraim-lap-1 = “I shall do many more of these. Many.”
bot-ephraim-lap-2 = “Time is on my side; I put it there.”
bot-ephraim-overtakes-1 = “Age before beauty, and I am very old.”
bot-ephraim-overtakes-2 = “Step aside, young thing.”
bot-ephraim-overtakes-3 = “I had that place before you were born.”
bot-ephraim-hit-1 = “I shall outlive this car, too.”
bot-ephraim-hit-2 = “They do not build them. They never did.”
bot-ephraim-hit-3 = “A trifle. I have died of worse.”

bot-femke-lap-1 = “Below sea level we call that uphill.”
bot-femke-lap-2 = “One lap, no hills. As it should be.”
bot-femke-overtakes-1 = “You were in the bicycle lane.”
bot-femke-overtakes-2 = “Direct is also polite.”
bot-femke-overtakes-3 = “I rang the bell.”
bot-femke-hit-1 = “It is insured. I think at sea.”
bot-femke-hit-2 = “Act normal, that is wreck enough.”
bot-femke-hit-3 = “That dyke was not there before.”

bot-gilman-lap-1 = “Interesting: the lap closes, the angle does not.”
bot-gilman-lap-2 = “By my sums I have been here before I left.”
bot-gilman-overtakes-1 = “There was a corner in that straight.”
bot-gilman-overtakes-2 = “The shortest way is through the wall.”
bot-gilman-overtakes-3 = “Q. E. D.”
bot-gilman-hit-1 = “I divided by the barrier.”
bot-gilman-hit-2 = “A rat in the gearbox. A small one, with hands.”
bot-gilman-hit-3 = “My notes are on fire. They were right, then.”

bot-halsey-lap-1 = “The Dean congratulates himself.”
bot-halsey-lap-2 = “One credit point for each lap.”
bot-halsey-overtakes-1 = “You may hand in your place now.”
bot-halsey-overtakes-2 = “Late again, are we?”
bot-halsey-overtakes-3 = “That will be on the exam.”
bot-halsey-hit-1 = “I call this academic freedom of movement.”
bot-halsey-hit-2 = “The faculty will hear of this.”
bot-halsey-hit-3 = “Do not bury it yet.”
