import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { occasions } from '#shared/catalog';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { Checkbox, Form, Options, SelectField, TextArea } from '../../components/form.tsx';
import { lazyComponent, usePreload } from '../../components/lazy-component.ts';
import { ConfirmDialog, lazyDialog } from '../../components/lazy-dialog.tsx';
import { ShareChoice } from '../../components/share-choice.tsx';
import { requestForToday } from '../../data/dress-me.ts';
import { useKeptRequest } from '../../data/kept-request.ts';
import { useRemovedChips } from '../../data/removed-chips.ts';
import type { RequestContext } from '../../data/request-form.ts';
import { useSharing } from '../../data/sharing.ts';
import { useOwnId } from '../../data/user-id.ts';
import { wearableQuery } from '../../data/wardrobe.ts';
import { menuName } from '../../lib/catalog-name.ts';
import { errorTexts, messageText } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';
import { today } from '../../lib/today.ts';
import { BaseItems, NothingToWear } from './base-items.tsx';
import { GenerateBar } from './generate-bar.tsx';
import { Heard } from './heard.tsx';
import { MoodPicker } from './mood-picker.tsx';
import { PurchaseLinks } from './purchase-links.tsx';
import { QuickIdeas, QuickStarts } from './quick-starts.tsx';
import { isNewcomer } from './seen-tour.ts';
import { type FailureKind, failureKindOf } from './texts.ts';
import { type Asked, useGeneration } from './use-generation.ts';

type Props = {
  context: RequestContext;
  /** Whether the user tapped Dress me and that request has not started yet. */
  isForToday: boolean;
  /** Called once when the Dress me request starts, or when the wardrobe is empty and nothing can start. */
  onBegun: () => void;
  onOutfit: (outfit: Outfit) => void;
  /** Whether a dialog covers the generator. The tour waits until it is closed. */
  isCovered: boolean;
};

/** The tab value with the day on which Dress me last returned an outfit. */
const dressedOn = 'dressed-on';

const ErrorDialog = lazyDialog('ErrorDialog', () => import('./error-dialog.tsx'));
const Onboarding = lazyDialog('Onboarding', () => import('./onboarding.tsx'));
const ProgressCard = lazyComponent('ProgressCard', () => import('./progress-card.tsx'));

const noItems: readonly never[] = [];

/** The form that requests an outfit, with its progress and errors. The input is kept until the user clears it. */
export function Generator({ context, isForToday, onBegun, onOutfit, isCovered }: Props) {
  const userId = useOwnId();
  usePreload(ErrorDialog);
  usePreload(ProgressCard);
  const { data: items } = useQuery(wearableQuery);
  const { sharing, readSharing, answer: answerSharing } = useSharing();
  const [asking, setAsking] = useState<Asked>();
  const { form, hasResult, isEmpty, update, markAnswered, clear } = useKeptRequest();
  const { leftOut, readLeftOut, remember, takeBack } = useRemovedChips();
  const prompt = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState<{ kind: FailureKind; text: string; asked: Asked }>();
  const [answer, setAnswer] = useState<Outfit>();
  const { start, running } = useGeneration({
    onOutfit: (outfit, asked) => {
      if (asked === 'today') keepTabValue(userId, dressedOn, today());
      else markAnswered();
      setAnswer(outfit);
      onOutfit(outfit);
    },
    onFailure: ({ code, text }, asked) => setFailure({ kind: failureKindOf(code), text, asked }),
  });

  // A selected item may have been removed from the wardrobe meanwhile.
  const baseItemIds = items
    ? form.baseItemIds.filter((id) => items.some((item) => item.id === id))
    : form.baseItemIds;

  const isPublic = form.isPublic ?? sharing ?? true;

  /** `shares` is the answer to the question whether outfits are shown to others, which is asked once. */
  async function generate(by: Asked = 'form', shares?: boolean) {
    setFailure(undefined);
    // The second Dress me request of a day asks for a different outfit.
    if (by === 'today')
      return start(requestForToday(context, { another: readTabValue(userId, dressedOn) === today() }), by);
    const share = form.isPublic ?? shares ?? (await readSharing());
    if (share === null) return setAsking(by);
    const { data, error } = GenerationRequest.safeParse({
      ...form,
      ...context,
      isPublic: share,
      baseItemIds,
      ignored: [...form.ignored, ...readLeftOut()].slice(-limits.generation.ignored),
      forceVariety: by === 'variety',
    });
    if (data) {
      // A request that is repeated counts once.
      if (answer?.prompt !== form.prompt) remember(form.ignored);
      await start(data, by);
    } else
      setFailure({
        kind: 'generation-failed',
        text: messageText(error.issues[0]?.message ?? errorTexts['request.invalid']),
        asked: by,
      });
  }
  function answerQuestion(by: Asked, shares: boolean) {
    answerSharing(shares);
    void generate(by, shares);
  }
  const ready = form.prompt.trim() !== '' && !running;

  const nothingToWear = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  const dress = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    onBegun();
    if (items?.length === 0) nothingToWear.current?.scrollIntoView({ block: 'center' });
    else if (!running) void generate('today');
  });
  useEffect(() => {
    if (!isForToday) begun.current = false;
    else if (items) dress();
  }, [isForToday, items]);

  return (
    <>
      <Form
        data-kept
        onSend={() => generate()}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-8"
        noValidate
      >
        <div className="grid gap-3 max-md:-order-2">
          <TextArea
            label={t('What are you dressing for?')}
            ref={prompt}
            placeholder={t('Dinner with friends, a little dressed up, something in navy')}
            maxLength={limits.generation.prompt}
            value={form.prompt}
            onValue={(prompt) => update({ prompt, ...(prompt.trim() === '' && { ignored: [] }) })}
          />
          <Heard
            form={form}
            items={items ?? noItems}
            read={answer?.prompt === form.prompt && answer.brief?.readBy === 'model' ? answer.brief : null}
            leftOut={leftOut}
            onRemove={(key) => update({ ignored: [...form.ignored, key] })}
            onTakeBack={(key) => {
              if (leftOut.includes(key)) takeBack(key);
              update({ ignored: form.ignored.filter((each) => each !== key) });
              prompt.current?.focus();
            }}
          />
        </div>
        {items?.length === 0 ? (
          <div ref={nothingToWear}>
            <NothingToWear />
          </div>
        ) : (
          <BaseItems selectedIds={baseItemIds} onSelect={(ids) => update({ baseItemIds: ids })} />
        )}
        <QuickIdeas prompt={form.prompt} onPrompt={(prompt) => update({ prompt, ignored: [] })} />
        <QuickStarts form={form} onFill={update} />
        <div data-tour="mood">
          <MoodPicker mood={form.mood} onMood={(mood) => update({ mood })} />
        </div>
        <div className="sm:max-w-xs">
          <SelectField
            label={t('Occasion (optional)')}
            value={form.occasion}
            onValue={(occasion) => update({ occasion })}
          >
            <option value="">{t('Any occasion')}</option>
            <Options of={occasions} name={menuName} />
          </SelectField>
        </div>
        <PurchaseLinks links={form.purchaseLinks} onLinks={(purchaseLinks) => update({ purchaseLinks })} />
        <div className="grid gap-1">
          <ShareChoice checked={isPublic} onCheck={(checked) => update({ isPublic: checked })} hasPrompt />
          <Checkbox checked={form.generateImage} onCheck={(generateImage) => update({ generateImage })}>
            {/* The product's texts have this label in Swedish, in every language of the app. */}
            <span lang="sv">{t('Generera en bild av outfiten')}</span>
          </Checkbox>
          <p className="text-ink-soft text-sm">{t('Without an image it is faster and cheaper.')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <GenerateBar ready={ready} running={running} chosen={baseItemIds.length} />
          {hasResult && (
            <Button look="outline" disabled={!ready} onClick={() => generate('variety')}>
              {t('Regenerate')}
            </Button>
          )}
          {!isEmpty && !running && (
            <Button
              look="quiet"
              onClick={() => {
                clear();
                prompt.current?.focus();
              }}
            >
              {t('Clear all')}
            </Button>
          )}
        </div>
        <Suspense>{running && <ProgressCard />}</Suspense>
      </Form>
      {items && isNewcomer() && !(isForToday || running || failure || isCovered) && <Onboarding />}
      {asking && (
        <ConfirmDialog
          title={t('Show your outfits to the community?')}
          text={t(
            'Others see them with your name and the words of your request. You can change it each time.',
          )}
          action={t('Show them')}
          cancel={t('Keep them private')}
          look="primary"
          onConfirm={() => answerQuestion(asking, true)}
          onCancel={() => answerQuestion(asking, false)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {failure && (
        <ErrorDialog
          kind={failure.kind}
          text={failure.text}
          onClose={() => setFailure(undefined)}
          onRetry={() => generate(failure.asked)}
        />
      )}
    </>
  );
}
