import type { Style } from '#shared/catalog';
import { type PictureName, pictureOf } from './pictures.ts';
import table from './wardrobes.json' with { type: 'json' };

export type DemoPerson = {
  email: string;
  displayName: string;
  /** The picture on the avatar. */
  avatar: PictureName;
  pieces: readonly DemoPiece[];
  requests: readonly { prompt: string; mood?: string; occasion?: string }[];
  isPublic: boolean;
};
export type DemoPiece = ReturnType<typeof pieceOf>;

type Written = Omit<DemoPerson, 'pieces'> & {
  pieces: readonly { picture: PictureName; style: Style; description: string }[];
};

/** Makes a piece of clothing. The category and the color come from its picture. */
const pieceOf = ({ picture, style, description }: Written['pieces'][number]) => {
  const { category, color, pattern, material } = pictureOf(picture);
  return { picture, category, color, pattern, material, style, description };
};

/** The password of all three demo people. */
export const demoPassword = 'wardrobe demo';

/** Three people with different tastes. Each wardrobe has pieces of every slot and every color. */
export const demoPeople: readonly DemoPerson[] = (table as readonly Written[]).map((person) => ({
  ...person,
  pieces: person.pieces.map(pieceOf),
}));
