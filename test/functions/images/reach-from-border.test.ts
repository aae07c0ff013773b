import { expect, it } from 'vitest';
import { reachFromBorder } from '#functions/images/subject-color/find-subject';

const side = 21;

/** A dark image with a bright bar from the middle to one side. */
function withBarTo(isBar: (x: number, y: number) => boolean) {
  const plane = () => new Float32Array(side * side);
  const lightness = plane().map((_, at) => (isBar(at % side, Math.floor(at / side)) ? 0.9 : 0.1));
  return { width: side, height: side, lightness, a: plane(), b: plane() };
}
const middle = Math.floor(side / 2);
const isNear = (place: number) => Math.abs(place - middle) <= 2;

it.each([
  ['left', (x: number, y: number) => isNear(y) && x <= middle + 2],
  ['right', (x: number, y: number) => isNear(y) && x >= middle - 2],
  ['top', (x: number, y: number) => isNear(x) && y <= middle + 2],
  ['bottom', (x: number, y: number) => isNear(x) && y >= middle - 2],
] as const)('what touches the %s border is reached in small steps', (_, isBar) => {
  const reach = reachFromBorder(withBarTo(isBar));
  expect(reach[middle * side + middle]).toBeLessThan(0.1);
  const inMiddle = reachFromBorder(withBarTo((x, y) => isNear(x) && isNear(y)));
  expect(inMiddle[middle * side + middle]).toBeGreaterThan(0.1);
});
