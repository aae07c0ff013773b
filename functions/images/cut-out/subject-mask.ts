import { centrality } from '../planes.ts';
import type { LabImage } from '../subject-color/lab-image.ts';
import { cellsOf, densityOf, likelihoodOf } from './color-density.ts';
import { confidenceIn } from './confidence.ts';
import { cutGrid } from './grid-cut.ts';
import { tiesOf } from './neighbor-ties.ts';
import { withoutSeams, withoutSpecksAndHoles } from './specks-and-holes.ts';

/** How much the position of a pixel counts, relative to its color. */
const placeCounts = 0.5;
/** The settings of the second mask, which depends more on color: how much positions and ties count. */
const secondOpinion = { places: 0.2, ties: 0.4 };
const leastContrast = 0.02;
const rounds = { coarse: 6, fine: 3 };
/** The rounds end when a cut changes less than this share of the pixels. */
const settled = 0.001;
/**
 * The probabilities that the next round starts with for a pixel of the piece and a pixel of the ground. They are not 1
 * and 0, so that each round can change any pixel.
 */
const [likely, unlikely] = [0.98, 0.02];

/** The mask of the piece in a photo (1 for the piece, else 0), and the probability (0 to 1) that it is right. */
export type SubjectMask = { mask: Uint8Array; confidence: number };

/**
 * Finds the piece in a photo that is scaled down to about 240 pixels. The first guess is that the piece is in the
 * middle and the ground at the border. Then each round learns the colors of both from the last cut and cuts the image
 * again (GrabCut). The first rounds run on an image of half the size.
 */
export function subjectMaskOf(image: LabImage): SubjectMask {
  const small = halved(image);
  if (isEven(small)) return { mask: new Uint8Array(image.lightness.length), confidence: 0 };
  const smallTies = tiesOf(small);
  const middle = centrality(small);
  const coarse = cutInTurns(small, {
    start: middle,
    ties: smallTies,
    places: placeCounts,
    rounds: rounds.coarse,
  });
  const second = cutInTurns(small, {
    start: middle,
    ties: smallTies.map((tie) => tie * secondOpinion.ties),
    places: secondOpinion.places,
    rounds: rounds.coarse,
  });
  const ties = tiesOf(image);
  const start = sharesOf(doubled(coarse.mask, small, image));
  const fine = cutInTurns(image, { start, ties, places: placeCounts, rounds: rounds.fine });
  const mask = withoutSeams(fine.mask, image.width);
  const confidence = confidenceIn({ ...fine, image, mask, ties, second: doubled(second.mask, small, image) });
  return { mask, confidence };
}

type Turns = { start: Float32Array; ties: Float32Array; places: number; rounds: number };

/**
 * Returns the mask, and for each pixel the logarithm of how much likelier its color is in the piece than in the ground,
 * as limited by `likelihoodOf`.
 */
function cutInTurns(image: LabImage, { start, ties, places, rounds: mostRounds }: Turns) {
  const { width, height } = image;
  const cellOf = cellsOf(image);
  const middle = centrality(image);
  const lean = middle.map((share) => places * Math.log((share + 0.1) / (1.1 - share)));
  const likelihood = new Float32Array(width * height);
  let subject = start;
  let mask = Uint8Array.from(start, (share) => (share > 0.5 ? 1 : 0));
  for (let round = 0; round < mostRounds; round++) {
    const inside = densityOf(cellOf, subject);
    const outside = densityOf(
      cellOf,
      subject.map((share) => 1 - share),
    );
    for (let place = 0; place < likelihood.length; place++)
      likelihood[place] = likelihoodOf(inside, outside, cellOf[place] as number);
    const preference = likelihood.map((value, place) => value + (lean[place] as number));
    const cut = cutGrid({ width, height, preference, ties });
    const next = withoutSpecksAndHoles({ cut, weights: middle, cellOf, width });
    const changed = next.reduce((count, is, place) => count + (is === mask[place] ? 0 : 1), 0);
    mask = next;
    subject = sharesOf(mask);
    if (changed < settled * mask.length) break;
  }
  return { mask, likelihood };
}

/** Whether an image has so little contrast that nothing can be found in it. */
const isEven = ({ lightness, a, b }: LabImage) =>
  [lightness, a, b].every((plane) => Math.max(...plane) - Math.min(...plane) < leastContrast);

const sharesOf = (mask: Uint8Array) => Float32Array.from(mask, (is) => (is ? likely : unlikely));

function halved(image: LabImage): LabImage {
  const [width, height] = [image.width >> 1, image.height >> 1];
  const half = (plane: Float32Array) =>
    Float32Array.from({ length: width * height }, (_, place) => {
      const at = 2 * Math.floor(place / width) * image.width + 2 * (place % width);
      const below = at + image.width;
      const [one, two] = [plane[at] as number, plane[at + 1] as number];
      return (one + two + (plane[below] as number) + (plane[below + 1] as number)) / 4;
    });
  return { width, height, lightness: half(image.lightness), a: half(image.a), b: half(image.b) };
}

/** Scales a mask of the halved image up to the size of the image. */
function doubled(mask: Uint8Array, small: LabImage, { width, height }: LabImage): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, place) => {
    const x = Math.min(small.width - 1, (place % width) >> 1);
    const y = Math.min(small.height - 1, Math.floor(place / width) >> 1);
    return mask[y * small.width + x] as number;
  });
}
