import { ChevronDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import {
  bodyTypes,
  favoriteColors,
  genders,
  preferNotToSay,
  skinTones,
  stylePreferences,
} from '#shared/catalog';
import type { Profile } from '#shared/contract/profile';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { Chip } from '../../components/chip.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { texts, useProfile, useUpdateProfile } from './queries.ts';

/** What the stylist should know of the person, to be opened and closed. */
export function PersonalizationCard() {
  const { data: profile, isLoadingError, refetch } = useProfile();
  return (
    <details data-tour="preferences" className="group border border-line bg-surface">
      <summary className="flex min-h-14 items-center justify-between gap-3 px-5 font-display text-2xl">
        Personalization
        <ChevronDown aria-hidden size={20} className="transition-transform group-open:rotate-180" />
      </summary>
      {profile && <PreferencesForm profile={profile} />}
      {isLoadingError && <LoadError text={texts.loadFailed} onRetry={refetch} />}
    </details>
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
  /** What is not saved yet, which stays whatever becomes of the rest. */
  const [changes, setChanges] = useState<Partial<typeof saved>>({});
  const typed = { ...saved, ...changes };
  const update = useUpdateProfile();
  const type = (change: Partial<typeof saved>) => setChanges({ ...changes, ...change });

  const save = (event: FormEvent) => {
    event.preventDefault();
    update.mutate(
      {
        bodyType: oneOf(bodyTypes, typed.bodyType),
        gender: oneOf(genders, typed.gender),
        skinTone: oneOf(skinTones, typed.skinTone),
        location: typed.location.trim() || null,
        stylePreferences: typed.stylePreferences,
        favoriteColors: typed.favoriteColors,
      },
      { onSuccess: () => setChanges({}) },
    );
  };
  return (
    <form onSubmit={save} className="grid gap-5 px-5 pb-6">
      <div className="grid grid-cols-2 gap-4">
        <Choice
          label="Body type"
          value={typed.bodyType}
          options={bodyTypes}
          onChoose={(bodyType) => type({ bodyType })}
        />
        <Choice
          label="Gender"
          value={typed.gender}
          options={genders}
          onChoose={(gender) => type({ gender })}
        />
        <Choice
          label="Skin tone"
          value={typed.skinTone}
          options={skinTones}
          onChoose={(skinTone) => type({ skinTone })}
        />
        <TextField
          label="Location"
          autoComplete="address-level2"
          maxLength={limits.profile.location}
          value={typed.location}
          onChange={({ target }) => type({ location: target.value })}
        />
      </div>
      <Choices
        legend="Style preferences"
        options={stylePreferences}
        chosen={typed.stylePreferences}
        onChoose={(chosen) => type({ stylePreferences: chosen })}
      />
      <Choices
        legend="Favorite colors"
        options={favoriteColors}
        chosen={typed.favoriteColors}
        onChoose={(chosen) => type({ favoriteColors: chosen })}
      />
      <Button type="submit" disabled={update.isPending} className="justify-self-start">
        {update.isPending ? 'Saving...' : 'Save preferences'}
      </Button>
    </form>
  );
}

const oneOf = <Option extends string>(options: readonly Option[], value: string) =>
  options.find((option) => option === value) ?? null;

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly string[];
  onChoose: (value: string) => void;
};

/** The first option stands for prefer not to say. */
const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{preferNotToSay}</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {option}
      </option>
    ))}
  </SelectField>
);

type ChoicesProps = {
  legend: string;
  options: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

const Choices = ({ legend, options, chosen, onChoose }: ChoicesProps) => (
  <fieldset>
    <legend className="pb-2 font-semibold text-sm">{legend}</legend>
    <div className="flex flex-wrap gap-2">
      {options.map((option) => {
        const isChosen = chosen.includes(option);
        return (
          <Chip
            key={option}
            chosen={isChosen}
            onClick={() =>
              onChoose(isChosen ? chosen.filter((each) => each !== option) : [...chosen, option])
            }
          >
            {option}
          </Chip>
        );
      })}
    </div>
  </fieldset>
);
