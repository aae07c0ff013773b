import type { ClothingItem } from '#shared/contract/clothing-item';
import { isShownCutOut } from '#shared/rules/cut-out';
import { CutOutImage, type ImageProps, ResponsiveImage } from '../../../components/images.tsx';
import { useShownImage } from '../../../data/image-urls.ts';

type Props = Omit<ImageProps, 'placeholder'> & {
  item: Pick<ClothingItem, 'imageUrl' | 'image' | 'cutOut' | 'showsBackground'>;
  /** Whether a cut-out fills its box without a background of its own. */
  isBare?: boolean;
};

/** Shows the cut-out of an item, or its whole photo if there is none or its owner has chosen to keep the background. */
export function ItemPhoto({ item, isBare = false, ...image }: Props) {
  const shown = useShownImage(item.imageUrl);
  return isShownCutOut(item) ? (
    <CutOutImage {...shown} isBare={isBare} {...image} />
  ) : (
    <ResponsiveImage {...shown} placeholder={item.image.placeholder} isWhole {...image} />
  );
}
