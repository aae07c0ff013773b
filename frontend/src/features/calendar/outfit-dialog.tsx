import { useState } from 'react';
import type { ScheduledOutfit } from '#shared/contract/calendar';
import { ButtonLink, UnderlinedButton } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { Form, FormButtons, RetryLine, SearchField, SelectField } from '../../components/form.tsx';
import { SelectableTile } from '../../components/selectable-tile.tsx';
import { moodName, nameOfCopy } from '../../lib/catalog-name.ts';
import { hasWords } from '../../lib/has-words.ts';
import { plural, t } from '../../lib/t.ts';
import { NotesField } from './notes-field.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { useChoices } from './queries.ts';
import { weekdayAndDay } from './texts.ts';

const texts = {
  plan: { title: t('Schedule Outfit'), action: t('Add to Calendar'), acting: t('Adding...') },
  wear: { title: t('What did you wear?'), action: t('I wore this'), acting: t('Saving...') },
};

type Props = {
  /** Whether the outfit is planned for the day, with notes, or was worn on it. */
  purpose: keyof typeof texts;
  day: string;
  isPending: boolean;
  onSubmit: (outfitId: string, notes: string | null) => void;
  onClose: () => void;
};

/** Asks for one of the user's outfits. It stays open with its input until its parent closes it. */
export function OutfitDialog({ purpose, day, isPending, onSubmit, onClose }: Props) {
  const { title, action, acting } = texts[purpose];
  const [outfitId, setOutfitId] = useState('');
  const [notes, setNotes] = useState('');
  const submit = () => {
    if (outfitId && !isPending) onSubmit(outfitId, notes || null);
  };
  return (
    <SmallDialog title={title} onClose={onClose} isChanged={notes !== ''}>
      <Form onSend={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft">{weekdayAndDay(day)}</p>
        <OutfitChooser chosenId={outfitId} onChoose={setOutfitId} />
        {purpose === 'plan' && <NotesField value={notes} onValue={setNotes} />}
        <FormButtons onCancel={onClose} disabled={!outfitId || isPending}>
          {isPending ? acting : action}
        </FormButtons>
      </Form>
    </SmallDialog>
  );
}

type ChooserProps = { chosenId: string; onChoose: (outfitId: string) => void };

/** The number of pictures that are shown at first. A button shows more. */
const picturesShown = 12;

/** Chooses one of the user's outfits: by title from a list, or by picture, with a search. */
function OutfitChooser({ chosenId, onChoose }: ChooserProps) {
  const { data: choices, isPending, isLoadingError, refetch } = useChoices();
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(picturesShown);
  const found = choices?.filter((outfit) => matches(outfit, search)) ?? [];
  return (
    <div className="grid gap-4">
      <SelectField label={t('Outfit')} data-focus-first value={chosenId} onValue={onChoose}>
        <option value="">{isPending ? t('Loading...') : t('Choose an outfit...')}</option>
        {choices?.map(({ id, title, titleLanguage }) => (
          <option key={id} value={id} lang={titleLanguage}>
            {title}
          </option>
        ))}
      </SelectField>
      {isLoadingError && <RetryLine text={`${t('Failed to load outfits')}.`} onRetry={() => refetch()} />}
      {choices?.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-soft text-sm">
            {t('You have no outfits yet. Ask for one on the Outfits page.')}
          </p>
          <ButtonLink look="outline" to="/outfits">
            {t('Generate Outfit')}
          </ButtonLink>
        </div>
      )}
      {choices && choices.length > 0 && (
        <>
          <SearchField label={t('Title, mood or piece')} value={search} onValue={setSearch} />
          <p role="status" className={found.length ? 'sr-only' : 'text-ink-soft text-sm'}>
            {found.length
              ? plural(found.length, '{count} outfit', '{count} outfits')
              : t('No outfit is called that.')}
          </p>
          {found.length > 0 && (
            <ul
              aria-label={t('Outfits')}
              className="-m-1 grid max-h-72 grid-cols-3 gap-3 overflow-y-auto overscroll-contain p-1 sm:grid-cols-4"
            >
              {found.slice(0, shown).map((outfit) => (
                <li key={outfit.id} className="grid content-start gap-1">
                  <SelectableTile
                    name={outfit.title}
                    lang={outfit.titleLanguage}
                    selected={outfit.id === chosenId}
                    onClick={() => onChoose(outfit.id === chosenId ? '' : outfit.id)}
                  >
                    <OutfitPicture outfit={outfit} sizes="8rem" />
                  </SelectableTile>
                  <span aria-hidden className="line-clamp-2 text-xs">
                    {outfit.title}
                  </span>
                </li>
              ))}
              {found.length > shown && (
                <li className="col-span-full">
                  <UnderlinedButton onClick={() => setShown(shown + picturesShown)} className="w-full">
                    {t('Show more')}
                  </UnderlinedButton>
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </div>
  );
}

/** Whether a search occurs in the title, the mood or the names of the pieces. */
const matches = ({ title, mood, pieces }: ScheduledOutfit, search: string) =>
  hasWords(
    [title, mood && moodName(mood), ...pieces.map(({ itemName }) => nameOfCopy(itemName))].join(' '),
    search,
  );
