import type { Category } from '#shared/catalog';
import { belt } from './accessories/belt.ts';
import { cap } from './accessories/cap.ts';
import { gloves } from './accessories/gloves.ts';
import { hat } from './accessories/hat.ts';
import { jewelry } from './accessories/jewelry.ts';
import { scarf } from './accessories/scarf.ts';
import { sunglasses } from './accessories/sunglasses.ts';
import { tie } from './accessories/tie.ts';
import { tights } from './accessories/tights.ts';
import { watch } from './accessories/watch.ts';
import { backpack } from './bags/backpack.ts';
import { bag } from './bags/handbag.ts';
import { tote } from './bags/tote.ts';
import { jeans } from './bottoms/jeans.ts';
import { joggers } from './bottoms/joggers.ts';
import { leggings } from './bottoms/leggings.ts';
import { maxiSkirt, miniSkirt, skirt } from './bottoms/skirts.ts';
import { chinos, shorts, trousers } from './bottoms/trousers.ts';
import type { Garment } from './drawing/part.ts';
import type { Studio } from './drawing/studio.ts';
import { jumpsuit } from './dresses/jumpsuit.ts';
import { midiDress } from './dresses/slip-dress.ts';
import { maxiDress } from './dresses/tiered-dress.ts';
import { dress } from './dresses/wrap-dress.ts';
import { blazer } from './outerwear/blazer.ts';
import { cardigan } from './outerwear/cardigan.ts';
import { jacket } from './outerwear/chore-jacket.ts';
import { coat } from './outerwear/coat.ts';
import { denimJacket } from './outerwear/denim-jacket.ts';
import { leatherJacket } from './outerwear/leather-jacket.ts';
import { parka } from './outerwear/parka.ts';
import { pufferJacket } from './outerwear/puffer-jacket.ts';
import { raincoat } from './outerwear/raincoat.ts';
import { trenchCoat } from './outerwear/trench-coat.ts';
import { vest } from './outerwear/vest.ts';
import { ankleBoots } from './shoes/ankle-boots.ts';
import { boots } from './shoes/boots.ts';
import { flats } from './shoes/flats.ts';
import { heels } from './shoes/heels.ts';
import { loafers } from './shoes/loafers.ts';
import { oxfords } from './shoes/oxfords.ts';
import { rainBoots } from './shoes/rain-boots.ts';
import { sandals } from './shoes/sandals.ts';
import { sneakers } from './shoes/sneakers.ts';
import { blouse } from './tops/blouse.ts';
import { cropTop, tankTop, tShirt } from './tops/jersey-tops.ts';
import { sweater, turtleneck } from './tops/knitwear.ts';
import { polo } from './tops/polo.ts';
import { shirt } from './tops/shirts.ts';
import { hoodie, sweatshirt } from './tops/sweats.ts';

type DrawnCategory = Exclude<Category, 'other'>;

/** Who draws what. */
export const drawings: Partial<Record<DrawnCategory, (studio: Studio) => Garment>> = {
  't-shirt': tShirt,
  'tank-top': tankTop,
  'crop-top': cropTop,
  sweater,
  shirt,
  blouse,
  polo,
  turtleneck,
  sweatshirt,
  hoodie,
  jeans,
  trousers,
  chinos,
  joggers,
  leggings,
  shorts,
  skirt,
  'mini-skirt': miniSkirt,
  'maxi-skirt': maxiSkirt,
  dress,
  'midi-dress': midiDress,
  'maxi-dress': maxiDress,
  jumpsuit,
  blazer,
  vest,
  coat,
  watch,
  jewelry,
  belt,
  scarf,
  hat,
  cap,
  gloves,
  sunglasses,
  tie,
  tights,
  bag,
  tote,
  backpack,
  sneakers,
  loafers,
  oxfords,
  flats,
  heels,
  sandals,
  'ankle-boots': ankleBoots,
  boots,
  'rain-boots': rainBoots,
  raincoat,
  parka,
  'puffer-jacket': pufferJacket,
  cardigan,
  jacket,
  'denim-jacket': denimJacket,
  'leather-jacket': leatherJacket,
  'trench-coat': trenchCoat,
};
