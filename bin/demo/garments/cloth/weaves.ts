import { layered, type Noise, noiseOf } from '../drawing/noise.ts';

/** The close-up of a cloth: light above 0, dark below, at a point of a tile that repeats. */
type Weave = { size: number; at: (x: number, y: number) => number };

const tau = Math.PI * 2;

const tile = 240;

/** Noise that repeats over the tile: so many cells across, so many down. */
const repeating = (seed: number, across: number, down: number): Noise => {
  const noise = noiseOf(seed, across, down);
  return (x, y) => noise((x * across) / tile, (y * down) / tile);
};

function jersey(): Weave {
  const [wales, mottle, fine] = [repeating(3, 120, 12), repeating(4, 20, 20), repeating(5, 120, 120)];
  return { size: tile, at: (x, y) => wales(x, y) * 0.35 + mottle(x, y) * 0.12 + fine(x, y) * 0.3 };
}

function poplin(): Weave {
  const [warp, weft, fine] = [repeating(6, 120, 6), repeating(7, 6, 120), repeating(8, 120, 120)];
  return { size: tile, at: (x, y) => warp(x, y) * 0.25 + weft(x, y) * 0.25 + fine(x, y) * 0.2 };
}

function linen(): Weave {
  const [warp, weft] = [repeating(9, 100, 5), repeating(10, 5, 100)];
  const [warpSlub, weftSlub] = [repeating(11, 40, 8), repeating(12, 6, 34)];
  return {
    size: tile,
    at: (x, y) =>
      warp(x, y) * 0.5 + weft(x, y) * 0.55 + Math.max(0, warpSlub(x, y) - 0.15) * 0.5 + weftSlub(x, y) * 0.35,
  };
}

function denim(): Weave {
  const [yarn, fleck, fade] = [repeating(13, 120, 8), repeating(14, 120, 80), repeating(15, 30, 6)];
  return {
    size: tile,
    at: (x, y) => {
      const twill = Math.sin(((x + y * 0.75) / 5) * tau);
      return twill * 0.38 + yarn(x, y) * 0.6 + fleck(x, y) * 0.45 + fade(x, y) * 0.35;
    },
  };
}

function gabardine(): Weave {
  const [fine, mottle] = [repeating(16, 120, 120), repeating(17, 24, 10)];
  return {
    size: tile,
    at: (x, y) => Math.sin(((x + y) / 4) * tau) * 0.28 + fine(x, y) * 0.25 + mottle(x, y) * 0.1,
  };
}

/** Columns of V-shaped stitches; `width` and `height` must divide the tile. */
function stockinette(width: number, height: number): Weave {
  const [yarn, mottle] = [repeating(18, 60, 60), repeating(19, 12, 12)];
  return {
    size: tile,
    at: (x, y) => {
      const u = (x / width) % 1;
      const leg = Math.abs(Math.sin(u * tau)) ** 0.7;
      const row = Math.cos((y / height + Math.abs(u - 0.5) * 1.5) * tau);
      const gap = u < 0.08 || u > 0.92 ? -0.5 : 0;
      return (leg * 1.1 - 0.75) * 0.8 + row * 0.42 * leg + gap + yarn(x, y) * 0.3 + mottle(x, y) * 0.16;
    },
  };
}

/** Vertical ribs, as at cuffs and hems. */
function rib(width: number): Weave {
  const [yarn, stitch] = [repeating(20, 60, 80), repeating(21, 60, 30)];
  return {
    size: tile,
    at: (x, y) => {
      const u = (x / width) % 1;
      const round = Math.sin(u * Math.PI) ** 0.8;
      const rows = Math.cos((y / 6 + Math.abs(u - 0.5)) * tau) * 0.18 * round;
      return round * 1.35 - 1 + (u < 0.5 ? 0.12 : -0.12) + rows + yarn(x, y) * 0.18 + stitch(x, y) * 0.12;
    },
  };
}

function wool(): Weave {
  const [felt, long, wide, slant, cloud] = [
    repeating(22, 120, 120),
    repeating(23, 110, 36),
    repeating(24, 36, 110),
    repeating(48, 80, 60),
    repeating(25, 20, 20),
  ];
  return {
    size: tile,
    at: (x, y) =>
      felt(x, y) * 0.5 + long(x, y) * 0.3 + wide(x, y) * 0.3 + slant(x, y) * 0.25 + cloud(x, y) * 0.1,
  };
}

/** A fine combed wool: barely a twill, slightly mixed. */
function worsted(): Weave {
  const [fine, mix, cloud] = [repeating(44, 120, 120), repeating(45, 80, 40), repeating(46, 12, 12)];
  return {
    size: tile,
    at: (x, y) =>
      Math.sin(((x - y) / 4) * tau) * 0.22 + fine(x, y) * 0.3 + mix(x, y) * 0.28 + cloud(x, y) * 0.16,
  };
}

function fleece(): Weave {
  const [fine, melange, cloud] = [repeating(26, 120, 120), repeating(27, 60, 16), repeating(28, 10, 10)];
  return { size: tile, at: (x, y) => fine(x, y) * 0.45 + melange(x, y) * 0.3 + cloud(x, y) * 0.15 };
}

function leather(): Weave {
  const [pore, fold, cloud] = [repeating(29, 60, 60), repeating(30, 30, 30), repeating(31, 8, 8)];
  return {
    size: tile,
    at: (x, y) => {
      const cell = Math.abs(pore(x, y)) * 0.8 + Math.abs(fold(x, y)) * 0.6;
      return (cell < 0.16 ? (cell - 0.16) * 3.4 : 0.06) + cloud(x, y) * 0.07;
    },
  };
}

function suede(): Weave {
  const [nap, brushed, fine] = [repeating(32, 16, 12), repeating(33, 60, 30), repeating(34, 120, 120)];
  return { size: tile, at: (x, y) => nap(x, y) * 0.4 + brushed(x, y) * 0.35 + fine(x, y) * 0.45 };
}

function silk(): Weave {
  const [thread, cloud] = [repeating(35, 10, 120), repeating(36, 6, 6)];
  return { size: tile, at: (x, y) => thread(x, y) * 0.16 + cloud(x, y) * 0.06 };
}

function nylon(): Weave {
  const [fine, cloud] = [repeating(37, 120, 120), repeating(38, 20, 20)];
  return { size: tile, at: (x, y) => fine(x, y) * 0.16 + cloud(x, y) * 0.1 };
}

function canvas(): Weave {
  const [warp, weft, fine] = [repeating(39, 60, 4), repeating(40, 4, 60), repeating(47, 120, 120)];
  return {
    size: tile,
    at: (x, y) =>
      Math.sin((x / 4) * tau) * 0.2 +
      Math.sin((y / 4) * tau) * 0.2 +
      warp(x, y) * 0.3 +
      weft(x, y) * 0.34 +
      fine(x, y) * 0.24,
  };
}

function smoothGrain(): Weave {
  const fine = layered(repeating(41, 60, 60), 2);
  return { size: tile, at: (x, y) => fine(x, y) * 0.08 };
}

function straw(): Weave {
  const [yarn, cloud] = [repeating(42, 60, 60), repeating(43, 10, 10)];
  return {
    size: tile,
    at: (x, y) => {
      const [a, b] = [Math.floor(x / 12), Math.floor(y / 8)];
      const over = (a + b) % 2 === 0;
      const u = over ? (y % 8) / 8 : (x % 12) / 12;
      return (
        Math.sin(u * Math.PI) * 0.9 - 0.55 + (over ? 0.12 : -0.16) + yarn(x, y) * 0.3 + cloud(x, y) * 0.2
      );
    },
  };
}

export const weaves = {
  jersey,
  poplin,
  linen,
  denim,
  gabardine,
  fineKnit: () => stockinette(8, 8),
  knit: () => stockinette(12, 12),
  chunkyKnit: () => stockinette(20, 20),
  fineRib: () => rib(8),
  rib: () => rib(12),
  wideRib: () => rib(20),
  wool,
  worsted,
  fleece,
  leather,
  suede,
  silk,
  nylon,
  canvas,
  smooth: smoothGrain,
  straw,
};
