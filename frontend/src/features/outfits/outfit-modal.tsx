import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Modal } from '../../components/modal.tsx';
import { Photo } from '../../data/photo.tsx';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { relativeTime } from '../../lib/relative-time.ts';
import { OwnerActions } from './owner-actions.tsx';
import { replaceOutfit } from './queries.ts';
import { type OutfitItem, ReplaceDialog } from './replace-dialog.tsx';
import { texts } from './texts.ts';

type Props = {
  outfit: Outfit;
  onClose: () => void;
  /** Called when a remix or a copy is shown in place of the outfit. */
  onOther?: (outfit: Outfit) => void;
};

/** Shows one of the user's own outfits in full, with the owner's actions. */
export function OutfitModal({ outfit: opened, onClose, onOther }: Props) {
  const client = useQueryClient();
  const [outfit, setOutfit] = useState(opened);
  const [replacing, setReplacing] = useState<OutfitItem>();
  const show = (next: Outfit) => {
    replaceOutfit(client, next);
    setOutfit(next);
    if (next.id !== outfit.id) onOther?.(next);
  };
  return (
    <Modal title={outfit.title} onClose={onClose}>
      <p className="pt-3 pb-6 text-ink-soft text-sm">
        {[
          relativeTime(outfit.createdAt),
          outfit.mood && `Mood: ${outfit.mood}`,
          outfit.occasion,
          weatherOf(outfit),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <OwnerActions outfit={outfit} onShow={show} />
      <div className="grid gap-10 pt-8 md:grid-cols-5">
        <div className="grid content-start gap-6 md:col-span-3">
          {outfit.generatedImageUrl && (
            <Photo
              path={outfit.generatedImageUrl}
              alt={`A picture of the outfit: ${outfit.title}`}
              sizes="(width >= 48rem) 36rem, 92vw"
              unavailable={texts.imageUnavailable}
              className="aspect-3/4 w-full"
            />
          )}
          <OutfitItems outfit={outfit} onReplace={setReplacing} />
        </div>
        <OutfitTexts outfit={outfit} />
      </div>
      {replacing && (
        <ReplaceDialog
          outfit={outfit}
          item={replacing}
          onClose={() => setReplacing(undefined)}
          onReplaced={(next) => {
            setReplacing(undefined);
            show(next);
          }}
        />
      )}
    </Modal>
  );
}

const weatherOf = ({ weatherData }: Outfit) =>
  weatherData && `${Math.round(weatherData.temperature)}° and ${weatherData.description.toLowerCase()}`;

/** The outfit's copies of its items. An item copied without a photo is looked up in the wardrobe. */
function OutfitItems({ outfit, onReplace }: { outfit: Outfit; onReplace: (item: OutfitItem) => void }) {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  const { data: clothes } = useQuery({
    ...wardrobeQuery,
    enabled: items.some(({ imageUrl }) => !imageUrl),
  });
  return (
    <ul aria-label="Items" className="grid grid-cols-2 content-start gap-x-4 gap-y-6">
      {items.map((item) => {
        const path = item.imageUrl || clothes?.find(({ id }) => id === item.itemId)?.imageUrl;
        return (
          <li key={item.itemId} className="grid content-start gap-2">
            <div className="relative">
              {path ? (
                <Photo
                  path={path}
                  alt={item.itemName}
                  unavailable={item.itemName}
                  sizes="(width >= 48rem) 18rem, 46vw"
                  className="aspect-3/4 w-full"
                />
              ) : (
                <div className="aspect-3/4 w-full bg-sunken" />
              )}
              <button
                type="button"
                aria-label={`Replace the ${item.itemName}`}
                onClick={() => onReplace(item)}
                className="absolute right-2 bottom-2 inline-flex min-h-11 items-center gap-2 bg-surface px-3 font-semibold text-xs hover:bg-ink hover:text-paper"
              >
                <RefreshCw aria-hidden size={14} />
                Replace
              </button>
            </div>
            <p className="font-semibold text-sm capitalize">{item.itemName}</p>
            <p className="-mt-1 text-ink-soft text-sm">{item.reasoning}</p>
          </li>
        );
      })}
    </ul>
  );
}

const OutfitTexts = ({ outfit }: { outfit: Outfit }) => (
  <div className="grid content-start gap-7 md:col-span-2">
    <p className="font-display text-xl leading-snug">{outfit.description}</p>
    {outfit.prompt && <Section title="You asked for">“{outfit.prompt}”</Section>}
    <Section title="AI stylist take">{takeOf(outfit)}</Section>
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
              {price && <span>{price}</span>}
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

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <h3 className="label font-sans text-accent tracking-label">{title}</h3>
    <div className="text-ink-soft leading-relaxed">{children}</div>
  </section>
);
