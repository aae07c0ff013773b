import { colors as catalogColors, styles as catalogStyles } from '#shared/catalog';
import { isShownCutOut, shownCutOut } from '#shared/rules/cut-out';
import { getMany } from '../platform/batch-get.ts';
import { keyInYear } from '../platform/id-time.ts';
import { deletePreviews } from '../platform/media.ts';
import { readAll } from '../platform/table.ts';
import { onlyIf, retryOnConflict, stillHas, tryToCommit } from '../platform/transactions.ts';
import { type FlatLayPiece, OutfitCardEntity, type OutfitCardRow } from '../rows/community/outfit-card.ts';
import { OutfitStandingEntity } from '../rows/community/outfit-standing.ts';
import { type PublishedOutfit, published } from '../rows/community/publication.ts';
import { ClothingItemEntity, type ClothingItemRow } from '../rows/items/clothing-item.ts';
import { OutfitEntity, OutfitPieceEntity } from '../rows/outfits/outfit.ts';
import { ProfileEntity, type ProfileRow } from '../rows/people/profile.ts';

const rows = {
  outfit: OutfitEntity,
  profile: ProfileEntity,
  card: OutfitCardEntity,
  standing: OutfitStandingEntity,
};
const knownColors: ReadonlySet<string> = new Set(catalogColors);
const knownStyles: ReadonlySet<string> = new Set(catalogStyles);
/** If the outfit or profile changes more often meanwhile, the last change causes its own projection. */
const attempts = 10;

/**
 * Writes the community rows of a public outfit, from the current outfit, its items and its author's profile. The write
 * requires that neither the outfit nor the profile has changed since it was read, so the rows match the last change, in
 * any order of events. Does nothing if the outfit is private, withheld or deleted, because its rows were removed in the
 * same transaction. `projectPerson` removes the rows of a withheld person.
 */
export const projectOutfit = (userId: string, id: string): Promise<undefined> =>
  retryOnConflict(async () => {
    const outfit = await OutfitEntity.read({ userId, id });
    if (!outfit?.isPublic || outfit.isWithheld) return undefined;
    const [author, items] = await Promise.all([
      ProfileEntity.read({ userId }),
      getMany(ClothingItemEntity, new Set(outfit.recommendedClothes), (itemId) => ({ userId, id: itemId }), {
        consistent: true,
      }),
    ]);
    if (author?.isWithheld) return undefined;
    return tryToCommit(rows, ({ outfit: source, profile, card, standing }) => [
      onlyIf(source.check({ userId, id }), stillHas({ id, version: outfit.version })),
      onlyIf(profile.check({ userId }), stillHas({ version: author?.version })),
      card.put(cardOf(published(outfit), author, items)).commit(),
      standing
        .upsert({
          ...keyInYear(id),
          userId,
          isPublic: true,
          colors: countedColorsOf(published(outfit)),
          // Only words of the catalog, as with the colors.
          styles: items.map(({ style }) => style).filter((style) => knownStyles.has(style)),
        })
        .add({ likesCount: 0 })
        .commit(),
    ]);
  }, attempts);

/** Projects the public outfits with an item, and deletes their previews, which can show a photo that is gone. */
export async function projectOutfitsWith(userId: string, itemId: string): Promise<void> {
  const pieces = await readAll(OutfitPieceEntity.query.byItem({ userId, itemId }));
  for (const { outfitId } of pieces) await projectOutfit(userId, outfitId);
  await deletePreviews(
    userId,
    pieces.map(({ outfitId }) => outfitId),
  );
}

type Item = Pick<ClothingItemRow, 'id' | 'imageUrl' | 'image' | 'cutOut' | 'showsBackground'>;

/** The card of an outfit, with its author's name and avatar. `items` are the outfit's items that still exist. */
export function cardOf(
  outfit: PublishedOutfit,
  author: ProfileRow | null,
  items: readonly Item[],
): OutfitCardRow {
  const { id, userId, title, description, prompt, mood, occasion, colorHarmony, styleAnalysis } = outfit;
  return {
    ...keyInYear(id),
    ...{ userId, title, description, prompt, mood, occasion, colorHarmony, styleAnalysis },
    titleLanguage: outfit.titleLanguage,
    authorName: author?.displayName ?? null,
    authorAvatarUrl: author?.avatarUrl ?? null,
    imageUrl: outfit.picturePath,
    colors: [...new Set(colorsOf(outfit))],
    flatLay: flatLayOf(outfit, items),
    purchaseLinks: outfit.purchaseLinks,
    createdAt: outfit.createdAt,
  };
}

/** The pieces to lay flat, without those that are gone. */
const flatLayOf = ({ pieces }: PublishedOutfit, items: readonly Item[]): FlatLayPiece[] =>
  pieces.flatMap(({ itemId, category, imageUrl }) => {
    const item = items.find((each) => each.id === itemId && each.imageUrl === imageUrl);
    if (!item) return [];
    const { width, height } = shownCutOut(item) ?? item.image;
    return { category, imageUrl, isCutOut: isShownCutOut(item), aspectRatio: width / height };
  });

/** The colors of an outfit for the community statistics. Only words of the catalog, because everybody can see them. */
export const countedColorsOf = (outfit: PublishedOutfit): string[] =>
  colorsOf(outfit).filter((color) => knownColors.has(color));

const colorsOf = ({ pieces }: PublishedOutfit) => pieces.map(({ color }) => color);

/** Writes the cards of a person who is no longer withheld. */
export async function projectReleased(userId: string): Promise<void> {
  for (const { id, isPublic } of await readAll(OutfitEntity.query.byUser({ userId }), 'id', 'isPublic'))
    if (isPublic) await projectOutfit(userId, id);
}
