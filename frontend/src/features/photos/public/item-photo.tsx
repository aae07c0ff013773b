import type { ClothingItem } from '#shared/contract/clothing-item';
import { isShownCutOut } from '#shared/rules/cut-out';
import { CutOutImage } from '../../../components/cut-out-image.tsx';
import type { ImageProps } from '../../../components/responsive-image.tsx';
import { useShownImage } from '../../../data/image-urls.ts';
import { Photo } from './photo.tsx';

type Props = Omit<ImageProps, 'placeholder'> & {
  item: Pick<ClothingItem, 'imageUrl' | 'image' | 'cutOut' | 'showsBackground'>;
  /** Whether a cut-out fills its box without a background of its own. */
  isBare?: boolean;
};

/** Shows the cut-out of an item, or its whole photo if there is none or its owner has chosen to keep the background. */
export function ItemPhoto({ item, isBare = false, ...image }: Props) {
  return isShownCutOut(item) ? (
    <CutOut path={item.imageUrl} isBare={isBare} {...image} />
  ) : (
    <Photo path={item.imageUrl} placeholder={item.image.placeholder} isWhole {...image} />
  );
}

function CutOut({ path, ...image }: Omit<Props, 'item'> & { path: string }) {
  return <CutOutImage {...useShownImage(path)} {...image} />;
}
