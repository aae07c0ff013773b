import type { Outfit } from '#shared/contract/outfits';
import { t } from '../lib/t.ts';
import { TextSection } from './text-section.tsx';

/** The shops of an outfit's pieces, linked if an address is known. Renders nothing without shops. */
export const WhereToBuy = ({ links }: { links: Outfit['purchaseLinks'] }) =>
  links.length > 0 && (
    <TextSection title={t('Where to Buy')}>
      <ul className="grid gap-1.5">
        {links.map(({ storeName, price, url }) => (
          <li key={`${storeName} ${url}`} className="flex justify-between gap-3">
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {storeName}
              </a>
            ) : (
              storeName
            )}
            {price && <span className="max-w-1/2 shrink-0">{price}</span>}
          </li>
        ))}
      </ul>
    </TextSection>
  );
