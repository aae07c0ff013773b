import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { occasions } from '#shared/catalog';
import { GenerationRequest } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import type { OwnItem } from '#shared/listening/item-tags';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SelectField, TextArea } from '../../components/field.tsx';
import { errorTexts } from '../../lib/error-texts.ts';
import { AllowanceNote } from './allowance-note.tsx';
import { BaseItems } from './base-items.tsx';
import { ErrorDialog } from './error-dialog.tsx';
import { Heard } from './heard.tsx';
import { useKeptRequest } from './kept-request.ts';
import { MoodPicker } from './mood-picker.tsx';
import { Onboarding } from './onboarding.tsx';
import { ProgressCard } from './progress-card.tsx';
import { PurchaseLinks } from './purchase-links.tsx';
import { QuickStarts } from './quick-starts.tsx';
import type { BaseItem, RequestContext } from './request-form.ts';
import { type FailureKind, failureKindOf, quickIdeas } from './texts.ts';
import { useGeneration } from './use-generation.ts';

type Props = {
  userId: string;
  /** The items that can be worn today; undefined until the wardrobe has been read. */
  items: readonly BaseItem[] | undefined;
  /** The same items as the stylist reads them. */
  ownItems: readonly OwnItem[];
  /** True if the wardrobe has items but none can be worn today. */
  nothingToWear: boolean;
  context: RequestContext;
  onOutfit: (outfit: Outfit) => void;
  /** The cards beside the form. */
  aside: ReactNode;
};

/** The form that requests an outfit, with progress and errors. Its input is kept until it is cleared. */
export function Generator({ userId, items, ownItems, nothingToWear, context, onOutfit, aside }: Props) {
  const { form, hasResult, isEmpty, update, markAnswered, clear } = useKeptRequest(userId);
  const prompt = useRef<HTMLTextAreaElement>(null);
  const [failure, setFailure] = useState<{ kind: FailureKind; text: string }>();
  const [lastVariety, setLastVariety] = useState(false);
  const { start, running } = useGeneration({
    userId,
    onOutfit: (outfit) => {
      markAnswered();
      onOutfit(outfit);
    },
    onFailure: ({ code, text }) => setFailure({ kind: failureKindOf(code), text }),
  });

  // A selected item may have left the wardrobe since.
  const baseItemIds = items
    ? form.baseItemIds.filter((id) => items.some((item) => item.id === id))
    : form.baseItemIds;

  async function generate({ forceVariety = false } = {}) {
    setFailure(undefined);
    setLastVariety(forceVariety);
    const { data, error } = GenerationRequest.safeParse({
      ...form,
      ...context,
      baseItemIds,
      forceVariety,
    });
    if (data) await start(data);
    else
      setFailure({
        kind: 'generation-failed',
        text: error.issues[0]?.message ?? errorTexts['request.invalid'],
      });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void generate();
  };
  const ready = form.prompt.trim() !== '' && !running;

  return (
    <div className="grid gap-14">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
        <form onSubmit={submit} className="grid content-start gap-8" noValidate>
          <div className="grid gap-3">
            <TextArea
              label="What are you dressing for?"
              ref={prompt}
              placeholder="Dinner with friends, a little dressed up, something in navy"
              maxLength={limits.generation.prompt}
              value={form.prompt}
              onChange={({ target }) => update({ prompt: target.value })}
            />
            <Heard
              form={form}
              items={ownItems}
              onRemove={(key) => update({ ignored: [...form.ignored, key] })}
            />
            <ul aria-label="Quick ideas" data-tour="ideas" className="flex flex-wrap gap-2">
              {quickIdeas.map((idea) => (
                <li key={idea}>
                  <button
                    type="button"
                    onClick={() => update({ prompt: idea })}
                    className="min-h-11 border border-line bg-surface px-4 text-left text-sm hover:border-ink"
                  >
                    {idea}
                  </button>
                </li>
              ))}
            </ul>
          </div>
          <QuickStarts onStart={update} />
          <div data-tour="mood">
            <MoodPicker mood={form.mood} onMood={(mood) => update({ mood })} />
          </div>
          <div className="sm:max-w-xs">
            <SelectField
              label="Occasion (optional)"
              value={form.occasion}
              onChange={({ target }) => update({ occasion: target.value })}
            >
              <option value="">Any occasion</option>
              {occasions.map((occasion) => (
                <option key={occasion}>{occasion}</option>
              ))}
            </SelectField>
          </div>
          <PurchaseLinks links={form.purchaseLinks} onLinks={(purchaseLinks) => update({ purchaseLinks })} />
          <div className="grid gap-1">
            <Checkbox checked={form.isPublic} onCheck={(isPublic) => update({ isPublic })}>
              Share the outfit with the community
            </Checkbox>
            <Checkbox checked={form.generateImage} onCheck={(generateImage) => update({ generateImage })}>
              {/* This label is Swedish in the product's texts. */}
              <span lang="sv">Generera en bild av outfiten</span>
            </Checkbox>
            <p className="text-ink-soft text-sm">Without an image it is faster and cheaper.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" data-focus-return disabled={!ready} className="grow sm:grow-0 sm:px-12">
              {running ? 'Generating...' : 'Generate'}
            </Button>
            {hasResult && (
              <Button look="outline" disabled={!ready} onClick={() => generate({ forceVariety: true })}>
                Regenerate
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
                Clear all
              </Button>
            )}
          </div>
          <AllowanceNote />
          {running && <ProgressCard />}
        </form>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">{aside}</div>
      </div>
      {nothingToWear && (
        <EmptyState text="Everything you have is in the laundry or archived.">
          <ButtonLink to="/dashboard" look="outline">
            Go to my wardrobe
          </ButtonLink>
        </EmptyState>
      )}
      <BaseItems
        items={items ?? []}
        selectedIds={baseItemIds}
        onSelect={(ids) => update({ baseItemIds: ids })}
      />
      <Onboarding />
      {failure && (
        <ErrorDialog
          {...failure}
          onClose={() => setFailure(undefined)}
          onRetry={() => generate({ forceVariety: lastVariety })}
        />
      )}
    </div>
  );
}
