import type { ReactNode } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Rating } from './rating.tsx';

/** What the stylist says about an outfit, with the owner's rating; then what the owner said. */
export const OutfitTexts = ({ outfit }: { outfit: Outfit }) => (
  <div className="grid content-start gap-7 md:col-span-2">
    <p className="font-display text-xl leading-snug">{outfit.description}</p>
    <Section title="AI stylist take" aside={<Rating key={outfit.id} outfit={outfit} />}>
      {takeOf(outfit)}
    </Section>
    <Section title="Style analysis">{analysisOf(outfit)}</Section>
    {outfit.aiAnalysis.stylingTips.length > 0 && (
      <Section title="Styling tips">
        <ul className="grid list-disc gap-1.5 pl-4">
          {outfit.aiAnalysis.stylingTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Section>
    )}
    {outfit.prompt && <Section title="You asked for">“{outfit.prompt}”</Section>}
    {outfit.purchaseLinks.length > 0 && (
      <Section title="Where to Buy">
        <ul className="grid gap-1.5">
          {outfit.purchaseLinks.map(({ storeName, price, url }) => (
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
      </Section>
    )}
    {outfit.notes && (
      <Section title="Your notes">
        <p className="whitespace-pre-line">{outfit.notes}</p>
      </Section>
    )}
  </div>
);

/** Joins texts into sentences without repetition, adding a full stop where the stylist wrote none. */
const sentences = (...texts: readonly string[]) =>
  [...new Set(texts.map((text) => text.trim()).filter(Boolean))]
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

const takeOf = ({ reasoning, styleNotes, aiAnalysis: { styleAnalysis } }: Outfit) =>
  sentences(reasoning, styleNotes === styleAnalysis ? '' : styleNotes);

const analysisOf = ({ aiAnalysis: { colorHarmony, styleAnalysis, styleContext } }: Outfit) =>
  sentences(colorHarmony, styleAnalysis, styleContext);

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

const Section = ({ title, aside, children }: SectionProps) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <div className="flex items-center justify-between gap-3">
      <h3 className="label font-sans text-accent tracking-label">{title}</h3>
      {aside && <div className="-my-3 -mr-3">{aside}</div>}
    </div>
    <div className="text-ink-soft leading-relaxed">{children}</div>
  </section>
);
