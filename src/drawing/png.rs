//! Pixels written down as PNG with a palette: drawings have few colours, and so come out a third as large and
//! twice as fast.

use super::Unpaintable;
use resvg::tiny_skia::Pixmap;

/// Colours that differ less than this are one: five bits of red, green and blue each.
const SHADES: usize = 1 << 15;
/// As many as a palette may have.
const PALETTE: usize = 256;
/// How hard the compressor tries, of nine: two steps more make a map of tiles one part in a hundred smaller,
/// and take twice as long.
const LEVEL: u8 = 4;

/// Many pixels of nearly the same colour.
#[derive(Clone, Copy, Default)]
struct Shade {
    pixels: u64,
    sum: [u64; 3],
}

impl Shade {
    fn colour(&self) -> [u8; 3] {
        // Nobody asks for the colour of no pixels; one keeps the arithmetic whole.
        let pixels = self.pixels.max(1);
        self.sum.map(|sum| ((sum + pixels / 2) / pixels) as u8)
    }
}

/// The picture as PNG. What is not covered by anything is black: drawings cover all of their canvas.
pub fn encode(pixels: &Pixmap) -> Result<Vec<u8>, Unpaintable> {
    let shades = shades(pixels);
    let (palette, nearest) = palette(&shades);
    let mut indices = Vec::with_capacity(pixels.pixels().len());
    runs(pixels, |shade, _, many| indices.resize(indices.len() + many, nearest[shade]));
    let mut file = Vec::with_capacity(128 << 10);
    let mut encoder = png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_deflate_compression(png::DeflateCompression::Level(LEVEL));
    encoder.set_filter(png::Filter::NoFilter);
    let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&indices));
    written.map_err(|_| Unpaintable::Writing)?;
    Ok(file)
}

fn shade_of([red, green, blue, _]: &[u8; 4]) -> usize {
    usize::from(red >> 3) << 10 | usize::from(green >> 3) << 5 | usize::from(blue >> 3)
}

/// Which shades there are, and how much of each.
fn shades(pixels: &Pixmap) -> Vec<Shade> {
    let mut shades = vec![Shade::default(); SHADES];
    runs(pixels, |shade, pixel, many| {
        let shade = &mut shades[shade];
        shade.pixels += many as u64;
        for (sum, part) in shade.sum.iter_mut().zip(pixel) {
            *sum += u64::from(*part) * many as u64;
        }
    });
    shades
}

/// Goes through the pixels, each time with so many that are the same and lie side by side: drawings are
/// mostly large plain places.
fn runs(pixels: &Pixmap, mut each: impl FnMut(usize, &[u8; 4], usize)) {
    // As whole numbers: a tenth of what a picture takes went into comparing them byte by byte.
    for run in pixels.pixels().chunk_by(|one, other| one == other) {
        if let Some(first) = run.first() {
            let pixel = [first.red(), first.green(), first.blue(), first.alpha()];
            each(shade_of(&pixel), &pixel, run.len());
        }
    }
}

/// The colours that are there most, and for every shade the nearest of them.
fn palette(shades: &[Shade]) -> (Vec<u8>, Vec<u8>) {
    let mut there: Vec<usize> = (0..shades.len()).filter(|at| shades[*at].pixels > 0).collect();
    there.sort_by_key(|at| (u64::MAX - shades[*at].pixels, *at));
    let colours: Vec<[u8; 3]> = there.iter().take(PALETTE).map(|at| shades[*at].colour()).collect();
    let mut nearest = vec![0; shades.len()];
    for at in there {
        let wanted = shades[at].colour();
        let distances = colours.iter().map(|colour| distance(wanted, *colour)).enumerate();
        nearest[at] = distances.min_by_key(|(_, distance)| *distance).map_or(0, |(index, _)| index as u8);
    }
    (colours.concat(), nearest)
}

fn distance(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.into_iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
}
