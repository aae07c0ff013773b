import { t } from '../lib/t.ts';
/** A gray placeholder of 400 × 400 for an image that cannot be loaded. It is cropped to its box. */
export const ImagePlaceholder = () => (
  <svg
    role="img"
    aria-label={t('Image unavailable')}
    width={400}
    height={400}
    viewBox="0 0 400 400"
    preserveAspectRatio="xMidYMid slice"
    className="size-full"
  >
    <rect width={400} height={400} fill="gray" opacity={0.35} />
  </svg>
);
