import type { PublicOutfit } from '#shared/contract/community';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import { TextSection } from '../../../components/text-section.tsx';
import { WhereToBuy } from '../../../components/where-to-buy.tsx';
import { analysisOf, takeOf } from '../../../lib/outfit-texts.ts';
import { relativeTime } from '../../../lib/relative-time.ts';
import { AuthorLine } from './author-line.tsx';

/** A public outfit as others see it: its author, its clothes, then the words. */
export const OutfitDetails = ({ outfit }: { outfit: PublicOutfit }) => (
  <>
    <AuthorLine author={outfit.author} />
    <p className="pt-3 pb-8 text-ink-soft text-sm">
      {[relativeTime(outfit.createdAt), outfit.mood && `Mood: ${outfit.mood}`, outfit.occasion]
        .filter(Boolean)
        .join(' · ')}
    </p>
    <div className="grid gap-10 md:grid-cols-5">
      <div className="grid content-start gap-6 md:col-span-3">
        {outfit.imageUrl && (
          <ResponsiveImage
            url={outfit.imageUrl}
            hasAllVariants
            alt={`A picture of the outfit: ${outfit.title}`}
            sizes="(width >= 48rem) 36rem, 92vw"
            unavailable="Image preview unavailable"
            className="aspect-3/4 w-full"
          />
        )}
        <Items items={outfit.aiAnalysis.outfitVisualization.items} />
      </div>
      <Texts outfit={outfit} />
    </div>
  </>
);

type ItemsProps = { items: PublicOutfit['aiAnalysis']['outfitVisualization']['items'] };

const Items = ({ items }: ItemsProps) =>
  items.length > 0 && (
    <ul aria-label="Items" className="grid grid-cols-2 content-start gap-x-4 gap-y-6">
      {items.map(({ itemId, itemName, url }) => (
        <li key={itemId} className="grid content-start gap-2">
          <ResponsiveImage
            url={url}
            hasAllVariants
            alt={itemName}
            unavailable={itemName}
            sizes="(width >= 48rem) 18rem, 46vw"
            className="aspect-3/4 w-full"
          />
          <p className="font-semibold text-sm capitalize">{itemName}</p>
        </li>
      ))}
    </ul>
  );

const Texts = ({ outfit }: { outfit: PublicOutfit }) => {
  const [take, analysis] = [takeOf(outfit), analysisOf(outfit)];
  return (
    <div className="grid content-start gap-7 md:col-span-2">
      <p className="font-display text-xl leading-snug">{outfit.description}</p>
      {take && <TextSection title="AI stylist take">{take}</TextSection>}
      {analysis && <TextSection title="Style analysis">{analysis}</TextSection>}
      {outfit.prompt && <TextSection title="Asked for">“{outfit.prompt}”</TextSection>}
      <WhereToBuy links={outfit.purchaseLinks} />
    </div>
  );
};
