import type { FabricName } from '../cloth/fabric.ts';
import type { Ink } from '../cloth/sewing.ts';
import type { Chance } from './noise.ts';

/** What a drawing function works with: chance of its own, the inks of the dye, the cloth that was asked for. */
export type Studio = {
  chance: Chance;
  ink: Ink;
  dye: string;
  variant: number;
  fabric: FabricName | undefined;
};
