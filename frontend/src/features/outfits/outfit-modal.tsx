import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { IconButton } from '../../components/button.tsx';
import { Modal } from '../../components/dialogs.tsx';
import { inLanguage, outfitTitle } from '../../components/in-language.tsx';
import { notify } from '../../components/notify.ts';
import { TextSection, WhereToBuy } from '../../components/text-section.tsx';
import { api } from '../../lib/api.ts';
import { nameOfCopy } from '../../lib/catalog-name.ts';
import { analysisOf, occasionOf, takeOf } from '../../lib/outfit-texts.ts';
import { t } from '../../lib/t.ts';
import { LazyComments } from '../community/public/lazy-comments.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { Photo, PiecePhoto } from '../photos/public/photos.tsx';
import { OwnerActions } from './modal-actions.tsx';
import { replaceOutfit } from './queries.ts';
import { type OutfitItem, ReplaceDialog } from './replace-dialog.tsx';

type Props = {
  outfit: Outfit;
  onClose: () => void;
  /** Called when the dialog shows a remix or a copy instead of the outfit. */
  onOther?: (outfit: Outfit) => void;
};

/** Shows one of the user's own outfits in full, its clothes first, or the answer to a question. The owner's actions stay at the lower edge. */
export function OutfitModal({ outfit: opened, onClose, onOther }: Props) {
  const client = useQueryClient();
  const [outfit, setOutfit] = useState(opened);
  const [replacing, setReplacing] = useState<OutfitItem>();
  const top = useRef<HTMLDivElement>(null);
  const show = (next: Outfit) => {
    replaceOutfit(client, next);
    setOutfit(next);
    if (next.id === outfit.id) return;
    top.current?.scrollIntoView();
    onOther?.(next);
  };
  const isAnswer = Boolean(outfit.brief?.question);
  return (
    <Modal
      title={outfitTitle(outfit)}
      onClose={onClose}
      titleInBar
      footer={<OwnerActions outfit={outfit} onShow={show} />}
    >
      <div ref={top} className="grid gap-x-10 gap-y-8 pt-1 md:grid-cols-5 md:grid-rows-[auto_1fr] md:pt-8">
        {isAnswer && <OutfitLead outfit={outfit} />}
        <div className="grid content-start gap-6 md:col-span-3 md:col-start-1 md:row-span-2 md:row-start-1">
          {outfit.generatedImageUrl ? (
            <Photo
              path={outfit.generatedImageUrl}
              alt={t('A picture of the outfit: {title}', { title: outfit.title })}
              sizes="(width >= 48rem) 36rem, 92vw"
              unavailable={t('Image preview unavailable')}
              className="aspect-3/4 w-full"
            />
          ) : (
            <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
          )}
          <OutfitItems outfit={outfit} onReplace={setReplacing} />
        </div>
        {!isAnswer && <OutfitLead outfit={outfit} />}
        <OutfitTexts outfit={outfit} />
      </div>
      {outfit.isPublic && <LazyComments outfitId={outfit.id} isOwnOutfit />}
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

type ItemsProps = { outfit: Outfit; onReplace: (item: OutfitItem) => void };

/** The pieces of an outfit, each with its reason. */
function OutfitItems({ outfit, onReplace }: ItemsProps) {
  const { items } = outfit.aiAnalysis.outfitVisualization;
  return (
    <ul aria-label={t('Items')} className="grid at-most-2 content-start gap-x-4 gap-y-6">
      {items.map((item, place) => {
        const name = nameOfCopy(item.itemName);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the button keeps the focus when its piece is replaced
          <li key={place} className="group grid content-start gap-2">
            <PiecePhoto
              key={item.itemId}
              piece={item}
              alt={name}
              gone={t('No longer in your wardrobe')}
              sizes="(width >= 48rem) 18rem, 46vw"
              className="aspect-3/4 w-full"
            />
            <div className="flex items-start justify-between gap-1">
              <p className="font-semibold text-sm capitalize">{name}</p>
              {/* With a mouse it is shown only while the pointer is over the item. */}
              <IconButton
                icon={RefreshCw}
                size={16}
                label={t('Replace the {item}', { item: name })}
                title={t('Replace the {item}', { item: name })}
                onClick={() => onReplace(item)}
                className="-my-3 -mr-3 text-ink-soft transition-opacity hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
              />
            </div>
            <p className="-mt-1 text-ink-soft text-sm">{inLanguage(outfit.language, item.reasoning)}</p>
          </li>
        );
      })}
    </ul>
  );
}

type TextsProps = { outfit: Outfit };

/** When and for what an outfit was made, the answer to a question, and what it is made of. */
const OutfitLead = ({ outfit }: TextsProps) => (
  <div className="grid content-start gap-3 md:col-span-2 md:col-start-4">
    <p className="text-ink-soft text-sm">{occasionOf(outfit)}</p>
    <p className="font-display text-xl leading-snug">{inLanguage(outfit.language, outfit.description)}</p>
  </div>
);

/** The stylist's words about an outfit with their rating, and the notes. */
const OutfitTexts = ({ outfit }: TextsProps) => (
  <div className="grid content-start gap-7 md:col-span-2 md:col-start-4">
    <TextSection title={t('AI stylist take')} aside={<Rating key={outfit.id} outfit={outfit} />}>
      {inLanguage(outfit.language, takeOf(outfit))}
    </TextSection>
    <TextSection title={t('Style analysis')}>{inLanguage(outfit.language, analysisOf(outfit))}</TextSection>
    {outfit.aiAnalysis.stylingTips.length > 0 && (
      <TextSection title={t('Styling tips')}>
        <ul className="grid list-disc gap-1.5 pl-4">
          {outfit.aiAnalysis.stylingTips.map((tip) => (
            <li key={tip}>{inLanguage(outfit.language, tip)}</li>
          ))}
        </ul>
      </TextSection>
    )}
    {outfit.prompt && (
      <TextSection title={t('You asked for')}>{t('“{prompt}”', { prompt: outfit.prompt })}</TextSection>
    )}
    <WhereToBuy links={outfit.purchaseLinks} />
    {outfit.notes && (
      <TextSection title={t('Your notes')}>
        <p className="whitespace-pre-line">{outfit.notes}</p>
      </TextSection>
    )}
  </div>
);

type Feedback = NonNullable<Outfit['feedback']>;

/**
 * The local storage key of an outfit's rating. The name is the product's published one and must not change. On this
 * device it takes precedence over the rating in the stored outfit.
 */
const storageKey = (outfitId: string) => `outfit-feedback-${outfitId}`;

function readFeedback({ id, feedback }: Outfit): Feedback | null {
  const stored = localStorage.getItem(storageKey(id));
  return stored === 'like' || stored === 'dislike' ? stored : feedback;
}

function keepFeedback(id: string, feedback: Feedback | null) {
  if (feedback) localStorage.setItem(storageKey(id), feedback);
  else localStorage.removeItem(storageKey(id));
}

/** The owner's buttons for like and dislike. Pressing the active button again removes the rating. */
function Rating({ outfit }: { outfit: Outfit }) {
  const client = useQueryClient();
  const [feedback, setFeedback] = useState(() => readFeedback(outfit));

  const rate = async (pressed: Feedback) => {
    const next = pressed === feedback ? null : pressed;
    setFeedback(next);
    keepFeedback(outfit.id, next);
    try {
      const params = { outfitId: outfit.id };
      replaceOutfit(client, await api.outfits.setFeedback({ params, body: { feedback: next } }));
    } catch {
      void notify({ title: t('Your rating is kept on this device only for now.'), tone: 'info' });
    }
  };
  const button = (value: Feedback, name: string, Icon: typeof ThumbsUp) => (
    <IconButton
      icon={Icon}
      aria-pressed={feedback === value}
      label={name}
      onClick={() => rate(value)}
      className={feedback === value ? 'bg-accent text-on-accent' : 'hover:bg-sunken'}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no form
    <div role="group" aria-label={t('Your rating')} className="flex">
      {button('like', t('Like'), ThumbsUp)}
      {button('dislike', t('Dislike'), ThumbsDown)}
    </div>
  );
}
