import type { Outfit } from '#shared/contract/outfits';
import { TextSection } from '../../components/text-section.tsx';
import { WhereToBuy } from '../../components/where-to-buy.tsx';
import { analysisOf, takeOf } from '../../lib/outfit-texts.ts';
import { Rating } from './rating.tsx';

/** What the stylist says about an outfit, with the owner's rating; then what the owner said. */
export const OutfitTexts = ({ outfit }: { outfit: Outfit }) => (
  <div className="grid content-start gap-7 md:col-span-2">
    <p className="font-display text-xl leading-snug">{outfit.description}</p>
    <TextSection title="AI stylist take" aside={<Rating key={outfit.id} outfit={outfit} />}>
      {takeOf(outfit)}
    </TextSection>
    <TextSection title="Style analysis">{analysisOf(outfit)}</TextSection>
    {outfit.aiAnalysis.stylingTips.length > 0 && (
      <TextSection title="Styling tips">
        <ul className="grid list-disc gap-1.5 pl-4">
          {outfit.aiAnalysis.stylingTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </TextSection>
    )}
    {outfit.prompt && <TextSection title="You asked for">“{outfit.prompt}”</TextSection>}
    <WhereToBuy links={outfit.purchaseLinks} />
    {outfit.notes && (
      <TextSection title="Your notes">
        <p className="whitespace-pre-line">{outfit.notes}</p>
      </TextSection>
    )}
  </div>
);
