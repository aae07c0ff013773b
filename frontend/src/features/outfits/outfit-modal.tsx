import type { ReactNode } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { relativeTime } from '#shared/rules/relative-time';
import { Modal } from '../../components/modal.tsx';
import { Photo } from '../../components/photo.tsx';

/** An outfit in full. */
export function OutfitModal({ outfit, onClose }: { outfit: Outfit; onClose: () => void }) {
  const { aiAnalysis } = outfit;
  const items = aiAnalysis.outfitVisualization.items;
  return (
    <Modal title={outfit.title} onClose={onClose}>
      <p className="pt-3 text-ink-soft text-sm">
        {[relativeTime(outfit.createdAt), outfit.mood && `Mood: ${outfit.mood}`, outfit.occasion]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="grid gap-10 pt-8 md:grid-cols-5">
        <ul aria-label="Items" className="grid grid-cols-2 content-start gap-x-4 gap-y-6 md:col-span-3">
          {items.map((item) => (
            <li key={item.itemId} className="grid gap-2">
              <Photo
                path={item.imageUrl}
                alt={item.itemName}
                sizes="(width >= 48rem) 18rem, 46vw"
                className="aspect-3/4 w-full"
              />
              <p className="font-semibold text-sm capitalize">{item.itemName}</p>
              <p className="-mt-1 text-ink-soft text-sm">{item.reasoning}</p>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-7 md:col-span-2">
          <p className="font-display text-xl leading-snug">{outfit.description}</p>
          <Part title="You asked for">“{outfit.prompt}”</Part>
          <Part title="AI stylist take">
            {outfit.reasoning} {outfit.styleNotes}
          </Part>
          <Part title="Style analysis">
            {aiAnalysis.colorHarmony}. {aiAnalysis.styleContext}
          </Part>
          {aiAnalysis.stylingTips.length > 0 && (
            <Part title="Styling tips">
              <ul className="grid list-disc gap-1.5 pl-4">
                {aiAnalysis.stylingTips.map((tip) => (
                  <li key={tip}>{tip}</li>
                ))}
              </ul>
            </Part>
          )}
        </div>
      </div>
    </Modal>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-2 border-line border-t pt-4">
    <h3 className="label font-sans text-accent tracking-label">{title}</h3>
    <div className="text-ink-soft leading-relaxed">{children}</div>
  </section>
);
