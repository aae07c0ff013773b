import type { ReactNode } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { t } from '../lib/t.ts';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A part of a longer text with a title and a line above it. `aside` is shown at the end of the title's line. */
export const TextSection = ({ title, aside, children }: Props) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <div className="flex items-center justify-between gap-3">
      <h3 className="label font-sans text-accent tracking-label">{title}</h3>
      {aside && <div className="-my-3 -mr-3">{aside}</div>}
    </div>
    <div className="text-ink-soft leading-relaxed">{children}</div>
  </section>
);

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
