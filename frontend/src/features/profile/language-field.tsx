import { languages } from '#shared/languages';
import { Chip } from '../../components/chip.tsx';
import { inLanguage, language } from '../../lib/language.ts';
import { leaveApp } from '../../lib/leave-app.ts';
import { t } from '../../lib/t.ts';
import { useUpdateProfile } from './queries.ts';

const names = { en: 'English', sv: 'Svenska' } as const;

/** Chooses the language of the app and saves it in the profile. The page is then loaded again in that language. */
export function LanguageField() {
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
