import { useState } from 'react';
import { bodyTypes, favoriteColors, genders, skinTones, stylePreferences } from '#shared/catalog';
import type { Profile } from '#shared/contract/profile';
import { limits } from '#shared/limits';
import { Button, Chip } from '../../components/button.tsx';
import { Panel } from '../../components/disclosure.tsx';
import { Form, Options, SelectField, TextField } from '../../components/form.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { Loading } from '../../components/loading.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { isUnknownPlace, useProfile, useUpdateProfile } from './queries.ts';

/** A line that opens the form for the user's preferences, which the stylist takes into account. */
export const PersonalizationLine = () => (
  <Panel name={t('Personalization')} tourPart="preferences">
    <Preferences />
  </Panel>
);

/** Reads the profile when the form is first shown. Pages that do not need the profile otherwise send no request. */
function Preferences() {
  const { data: profile, isLoadingError, refetch } = useProfile();
  if (profile) return <PreferencesForm profile={profile} />;
  return isLoadingError ? (
    <LoadError text={t('Failed to load preferences')} onRetry={refetch} />
  ) : (
    <Loading />
  );
}

function PreferencesForm({ profile }: { profile: Profile }) {
  const saved = {
    bodyType: profile.bodyType ?? '',
    gender: profile.gender ?? '',
    skinTone: profile.skinTone ?? '',
    location: profile.location ?? '',
    stylePreferences: profile.stylePreferences,
    favoriteColors: profile.favoriteColors,
  };
  /** The unsaved changes. They are kept when the profile is refetched and when saving fails. */
  const [changes, setChanges] = useState<Partial<typeof saved>>({});
  const typed = { ...saved, ...changes };
  const update = useUpdateProfile();
  const type = (change: Partial<typeof saved>) => setChanges({ ...changes, ...change });

  /** Sends only what was changed: another tab may have saved the rest. */
  const save = () => {
    const { bodyType, gender, skinTone, location, ...lists } = changes;
    update.mutate(
      {
        ...(bodyType !== undefined && { bodyType: oneOf(bodyTypes, bodyType) }),
        ...(gender !== undefined && { gender: oneOf(namedGenders, gender) }),
        ...(skinTone !== undefined && { skinTone: oneOf(skinTones, skinTone) }),
        ...(location !== undefined && { location: location.trim() || null }),
        ...lists,
      },
      { onSuccess: () => setChanges({}) },
    );
  };
  /** A select whose first option is empty and means no answer. */
  const select = <Option extends string>(
    field: 'bodyType' | 'gender' | 'skinTone',
    label: string,
    options: readonly Option[],
    names: Readonly<Record<Option, string>>,
  ) => (
    <SelectField label={label} value={typed[field]} onValue={(value) => type({ [field]: value })}>
      <option value="">{t('Prefer not to say')}</option>
      <Options of={options} name={(option) => names[option]} />
    </SelectField>
  );
  /** The number of chips that may be chosen is not limited. */
  const chips = (
    field: 'stylePreferences' | 'favoriteColors',
    legend: string,
    options: readonly (typeof saved)[typeof field][number][],
  ) => (
    <fieldset>
      <legend className="pb-2 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const others = typed[field].filter((each) => each !== option);
          const isSelected = others.length < typed[field].length;
          const toggle = () => type({ [field]: isSelected ? others : [...others, option] });
          return (
            <Chip key={option} selected={isSelected} onClick={toggle}>
              {catalogName(option)}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
  return (
    <Form onSend={save} className="grid max-w-2xl gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        {select('bodyType', t('Body type'), bodyTypes, bodyTypeNames)}
        {select('gender', t('Gender'), namedGenders, genderNames)}
        {select('skinTone', t('Skin tone'), skinTones, skinToneNames)}
        <TextField
          label={t('Location')}
          autoComplete="address-level2"
          maxLength={limits.profile.location}
          value={typed.location}
          error={isUnknownPlace(update.error) ? errorTexts['weather.unknown_place'] : undefined}
          onValue={(value) => {
            if (update.isError) update.reset();
            type({ location: value });
          }}
        />
      </div>
      {chips('stylePreferences', t('Style preferences'), stylePreferences)}
      {chips('favoriteColors', t('Favorite colors'), favoriteColors)}
      <Button type="submit" disabled={update.isPending} className="justify-self-start">
        {update.isPending ? t('Saving...') : t('Save preferences')}
      </Button>
    </Form>
  );
}

/** The genders without 'prefer-not-to-say': the empty first option of every select has that meaning. */
const [, ...namedGenders] = genders;

const bodyTypeNames = {
  athletic: t('athletic'),
  curvy: t('curvy'),
  petite: t('petite'),
  tall: t('tall'),
  'plus-size': t('plus-size'),
  average: t('average'),
};
const genderNames = {
  male: t('male'),
  female: t('female'),
  'non-binary': t('non-binary'),
  other: t('other'),
};
const skinToneNames = {
  fair: t('fair'),
  light: t('light'),
  medium: t('medium'),
  olive: t('olive'),
  tan: t('tan'),
  deep: t('deep'),
};

/** `value` as one of the options, or null if it is not an option. */
const oneOf = <Option extends string>(options: readonly Option[], value: string) =>
  options.find((option) => option === value) ?? null;
