import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DisplayName } from '#shared/contract/profile';
import { languages } from '#shared/languages';
import { uploadTypes } from '#shared/rules/upload-file';
import { Avatar } from '../../components/avatar.tsx';
import { Button, Chip } from '../../components/button.tsx';
import { Modal } from '../../components/dialogs.tsx';
import { Checkbox, Form, TextField } from '../../components/form.tsx';
import { Loading } from '../../components/loading.tsx';
import { ownTotalsQuery } from '../../data/community.ts';
import { useSharing } from '../../data/sharing.ts';
import { messageText } from '../../lib/error-texts.ts';
import { inLanguage, language } from '../../lib/language.ts';
import { leaveApp } from '../../lib/leave-app.ts';
import { t } from '../../lib/t.ts';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { useRemoveAvatar, useSaveName, useSetAvatar } from './edit-queries.ts';
import { useUpdateProfile } from './queries.ts';

const themes = { light: t('light'), dark: t('dark') };

/** Edits the user's photo, display name and theme. Photo and theme change at once, the name when it is saved. */
export function EditProfileDialog({ onClose }: { onClose: () => void }) {
  const { data: totals } = useQuery(ownTotalsQuery);
  const { sharing, answer } = useSharing();
  const [isChanged, setChanged] = useState(false);
  return (
    <Modal title={t('Edit profile')} onClose={onClose} isChanged={isChanged} narrow>
      {totals ? (
        <div className="grid gap-10 pt-8">
          <PhotoField name={totals.person.displayName} url={totals.person.avatarUrl} />
          <NameForm name={totals.person.displayName} onSaved={onClose} onChange={setChanged} />
          <ThemeField />
          <LanguageField />
          <Checkbox checked={sharing ?? true} onCheck={answer}>
            {t(
              'Show my new outfits to the community unless I choose otherwise, and let people find me by name',
            )}
          </Checkbox>
        </div>
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

function PhotoField({ name, url }: { name: string; url: string | null }) {
  const { progress, ...set } = useSetAvatar();
  const remove = useRemoveAvatar();
  const isBusy = set.isPending || remove.isPending;
  return (
    <div className="flex flex-wrap items-center gap-6">
      <Avatar name={name} url={url} className="size-24 text-4xl" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-3">
          {/* A label is used as the button, because the browser's own file control cannot be styled. */}
          <label
            className={`inline-flex min-h-11 items-center border border-ink px-5 font-semibold text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 ${
              isBusy ? 'opacity-45' : 'cursor-pointer hover:bg-ink hover:text-paper'
            }`}
          >
            {set.isPending
              ? t('Uploading... {percent}%', { percent: Math.round(progress * 100) })
              : t('Choose a photo')}
            <input
              type="file"
              className="sr-only"
              accept={Object.keys(uploadTypes).join(',')}
              disabled={isBusy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                // Reset, so that the same file can be chosen again after a failure.
                target.value = '';
                if (file) set.mutate(file);
              }}
            />
          </label>
          {url && (
            <Button look="quiet" className="px-5" disabled={isBusy} onClick={() => remove.mutate()}>
              {t('Remove photo')}
            </Button>
          )}
        </div>
        <p className="text-ink-soft text-sm">
          {t('JPEG, PNG, WebP or HEIC. It is cut to a square, and everybody sees it.')}
        </p>
      </div>
    </div>
  );
}

type NameProps = { name: string; onSaved: () => void; onChange: (isChanged: boolean) => void };

function NameForm({ name, onSaved, onChange }: NameProps) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useSaveName();
  const save = () => {
    const parsed = DisplayName.safeParse(typed);
    const [issue] = parsed.error?.issues ?? [];
    setError(issue && messageText(issue.message));
    if (parsed.success) mutate(parsed.data, { onSuccess: onSaved });
  };
  return (
    <Form onSend={save} className="grid gap-4">
      <TextField
        label={t('Display name')}
        autoComplete="name"
        value={typed}
        error={error}
        hint={t('Shown beside your outfits and comments.')}
        onValue={(value) => {
          setTyped(value);
          onChange(value !== name);
        }}
      />
      <Button type="submit" disabled={isPending} className="justify-self-start">
        {isPending ? t('Saving...') : t('Save name')}
      </Button>
    </Form>
  );
}

function ThemeField() {
  const theme = useTheme();
  return (
    <fieldset>
      <legend className="pb-2 font-semibold text-sm">{t('Theme')}</legend>
      <div className="flex gap-2">
        {(['light', 'dark'] as const).map((each) => (
          <Chip key={each} selected={each === theme} onClick={() => chooseTheme(each)}>
            {themes[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

const names = { en: 'English', sv: 'Svenska' } as const;

/** Chooses the language of the app and saves it in the profile. The page is then loaded again in that language. */
function LanguageField() {
  const { mutate, isPending } = useUpdateProfile({ silent: true });
  return (
    <fieldset>
      <legend className="pb-2 font-semibold text-sm">{t('Language')}</legend>
      <div className="flex gap-2">
        {languages.map((each) => (
          <Chip
            key={each}
            lang={each}
            selected={each === language}
            onClick={() =>
              !isPending && mutate({ language: each }, { onSuccess: () => leaveApp(inLanguage(each)) })
            }
          >
            {names[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
