import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { t } from '../../lib/t.ts';
import { markTourSeen } from './seen-tour.ts';
import { tour } from './texts.ts';

/**
 * The dialog of the first visit on this device. A person with clothes sees the tour. A person without clothes is sent
 * to the upload, and sees the tour on the next visit. Skip, Got it! and Close end both for good.
 */
export function Onboarding() {
  const { data: clothes } = useQuery(wardrobeQuery);
  const [isOpen, setOpen] = useState(true);
  const [isTour, setTour] = useState(clothes?.length !== 0);
  if (!isOpen) return null;
  const end = () => {
    markTourSeen();
    setOpen(false);
    scrollTo({ top: 0 });
  };
  return isTour ? (
    <Tour hasClothes={clothes?.length !== 0} onEnd={end} />
  ) : (
    <ClothesFirst onTour={() => setTour(true)} onEnd={end} />
  );
}

/** Raises a part of the page above the dimmed background while a dialog explains it. */
function useLit(name: string) {
  useEffect(() => {
    const part = document.querySelector(`[data-tour=${name}]`);
    if (!part) return;
    part.toggleAttribute('data-lit', true);
    part.scrollIntoView({ block: 'start' });
    return () => part.removeAttribute('data-lit');
  }, [name]);
}

function ClothesFirst({ onTour, onEnd }: { onTour: () => void; onEnd: () => void }) {
  return (
    <SmallDialog title={t('Add your clothes first')} onClose={onEnd} atBottom>
      <p>{t('Outfits are made of what you own. Photograph a few pieces, and the stylist can begin.')}</p>
      <div className="flex flex-wrap-reverse items-center justify-end gap-x-1 gap-y-2 pt-2">
        <Button look="quiet" className="px-4" onClick={onEnd}>
          {t('Skip')}
        </Button>
        <Button look="quiet" className="px-4" onClick={onTour}>
          {t('Look around')}
        </Button>
        <ButtonLink to="/dashboard?tab=upload" data-focus-first className="max-sm:w-full">
          {t('Upload your first piece')}
        </ButtonLink>
      </div>
    </SmallDialog>
  );
}

function Tour({ hasClothes, onEnd }: { hasClothes: boolean; onEnd: () => void }) {
  const [index, setIndex] = useState(0);
  const step = tour[index] ?? tour[0];
  useLit(step.part);
  const isLast = index === tour.length - 1;
  return (
    <SmallDialog title={step.title} onClose={onEnd} atBottom>
      <p role="status">
        <span className="sr-only">{step.title}. </span>
        {isLast && !hasClothes
          ? t('The pieces that you add stand here. Choose those that must be in the outfit.')
          : step.text}
      </p>
      <div className="flex items-center justify-between gap-3 pt-2">
        <span className="text-ink-soft text-sm tabular-nums">
          {t('{step} of {steps}', { step: index + 1, steps: tour.length })}
        </span>
        <div className="flex gap-3">
          {!isLast && (
            <Button look="quiet" onClick={onEnd}>
              {t('Skip')}
            </Button>
          )}
          <Button data-focus-first onClick={isLast ? onEnd : () => setIndex(index + 1)}>
            {isLast ? t('Got it!') : t('Next')}
          </Button>
        </div>
      </div>
    </SmallDialog>
  );
}
