import type { Garment } from '#shared/ranker/garment';
import type { RankedOutfit } from '#shared/ranker/rank';
import type { Setting } from './builtin-setting.ts';
import { aPiece, calmColors, nounOf, type Phraser } from './builtin-words.ts';
import { capitalize, enumerate } from './english.ts';

const pieceIn = (garments: readonly Garment[], ...slots: readonly Garment['slot'][]) =>
  garments.find(({ slot }) => slots.includes(slot));

/** A short title from what stands out: the statement piece, the weather or the palette. */
export function titleOf({ garments, reasons }: RankedOutfit, setting: Setting | null, say: Phraser): string {
  const look = stormProof({ garments, reasons }, say) ?? palette({ garments, reasons }, say);
  return setting ? `${look} for ${setting.title}` : look;
}

function stormProof({ garments, reasons }: Pick<RankedOutfit, 'garments' | 'reasons'>, say: Phraser) {
  const coat = pieceIn(garments, 'outerwear');
  const dry = reasons.weather.notes.some(
    ({ piece, note }) => piece === coat?.id && note === 'keeps the rain out',
  );
  if (!coat || (!dry && !reasons.weather.snow)) return null;
  return reasons.weather.snow
    ? say('title', ['Snow Day Layers', 'Bundled Up Well', 'Snow-Ready'])
    : say('title', ['Rain, Answered', 'Good in the Rain', 'A Dry Kind of Chic']);
}

function palette({ garments, reasons }: Pick<RankedOutfit, 'garments' | 'reasons'>, say: Phraser): string {
  const { scheme, accents } = reasons.color.harmony;
  const [first = '', second = ''] = accents.map(capitalize);
  const calm = calmColors(garments);
  const [light = '', dark = ''] = calm.map(capitalize);
  switch (scheme) {
    case 'neutral':
      if (calm.length === 0) return 'Quiet Neutrals';
      return calm.length > 1
        ? say('title', [`${light} and ${dark}, Quietly`, 'Quiet Neutrals', `${light} Meets ${dark}`])
        : say('title', [`All in ${light}`, `Head to Toe ${light}`]);
    case 'tonal':
      return say('title', [`All in ${first}`, `${first} on ${first}`]);
    case 'accent':
      return say('title', [`A Touch of ${first}`, `${first} Takes the Lead`, `Just Enough ${first}`]);
    case 'analogous':
      return say('title', [`${first} into ${second}`, `${first}, Softly ${second}`]);
    case 'complementary':
      return say('title', [`${first} Meets ${second}`, `${first} against ${second}`]);
    case 'clash':
      return `${first} and ${second}, on Purpose`;
    default:
      return say('title', ['Easy Does It', 'The Simple Choice']);
  }
}

/** The outfit in a sentence or two, from the body outwards. */
export function descriptionOf({ garments }: RankedOutfit, say: Phraser): string {
  const dress = pieceIn(garments, 'dress');
  const [top, bottom] = [pieceIn(garments, 'top'), pieceIn(garments, 'bottom')];
  const [coat, shoes] = [pieceIn(garments, 'outerwear'), pieceIn(garments, 'shoes')];
  const body = dress
    ? aPiece(dress)
    : enumerate([top, bottom].flatMap((garment) => (garment ? aPiece(garment) : []))).replace(
        ' and ',
        ` ${say('body', ['with', 'over', 'and'])} `,
      );
  const outside = coat ? ` under ${aPiece(coat)}` : '';
  const ground = shoes
    ? `, ${say('ground', body.includes(' with ') ? ['down to', 'set on'] : ['with', 'down to', 'set on'])} ${aPiece(shoes)}`
    : '';
  const extras = garments.filter(({ slot }) => slot === 'bag' || slot === 'accessory').map(aPiece);
  const rest = garments.filter(({ slot }) => slot === 'other').map(nounOf);
  const finish = [...extras, ...rest];
  const end = finish.length
    ? ` ${capitalize(enumerate(finish))} ${finish.length > 1 || endsInS(finish) ? 'finish' : 'finishes'} it.`
    : '';
  return `${capitalize(`${body}${outside}${ground}`)}.${end}`;
}

const endsInS = ([only = '']: readonly string[]) =>
  !only.startsWith('a ') && !only.startsWith('an ') && only.endsWith('s');
