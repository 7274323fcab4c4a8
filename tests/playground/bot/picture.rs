//! Draws a PNG without any library: a gradient with a few cars on it.

/// A picture of `width` by `height`.
pub fn board(width: usize, height: usize) -> Vec<u8> {
    let mut rows = Vec::with_capacity(height * (width * 3 + 1));
    for y in 0..height {
        rows.push(0);
        for x in 0..width {
            let lane = (y * 6 / height).is_multiple_of(2);
            let car = y % (height / 3) > height / 9 && (x + y / (height / 3) * 90) % 160 < 36;
            let (r, g, b) = match (car, lane) {
                (true, _) => (220, 170, 60),
                (false, true) => (30, 70 + x * 60 / width, 60),
                (false, false) => (26, 58 + x * 60 / width, 52),
            };
            rows.extend([r as u8, g as u8, b as u8]);
        }
    }
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut head = Vec::new();
    head.extend((width as u32).to_be_bytes());
    head.extend((height as u32).to_be_bytes());
    head.extend([8, 2, 0, 0, 0]);
    chunk(&mut png, b"IHDR", &head);
    chunk(&mut png, b"IDAT", &stored(&rows));
    chunk(&mut png, b"IEND", &[]);
    png
}

fn chunk(png: &mut Vec<u8>, name: &[u8; 4], data: &[u8]) {
    png.extend((data.len() as u32).to_be_bytes());
    let start = png.len();
    png.extend(name);
    png.extend(data);
    let sum = crc(&png[start..]);
    png.extend(sum.to_be_bytes());
}

/// A zlib stream of uncompressed blocks.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0x78, 0x01];
    let blocks = data.chunks(65_535).collect::<Vec<_>>();
    for (i, block) in blocks.iter().enumerate() {
        out.push(u8::from(i + 1 == blocks.len()));
        let length = block.len() as u16;
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(*block);
    }
    let (mut a, mut b) = (1_u32, 0_u32);
    for byte in data {
        a = (a + u32::from(*byte)) % 65_521;
        b = (b + a) % 65_521;
    }
    out.extend((b << 16 | a).to_be_bytes());
    out
}

fn crc(data: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| {
        let mut sum = sum ^ u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { sum >> 1 ^ 0xEDB8_8320 } else { sum >> 1 };
        }
        sum
    };
    !data.iter().fold(u32::MAX, step)
}
