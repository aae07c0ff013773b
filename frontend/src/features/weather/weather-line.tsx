import { useMutation } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#shared/limits';
import { Button, UnderlinedButton } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { Form, TextField } from '../../components/form.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { hasCode, textOf } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { useWeather } from './queries.ts';
import { iconOf } from './weather-icons.ts';

type Props = {
  /** The location in the user's profile. Null if there is none, undefined until the profile has been read. */
  location: string | null | undefined;
  /** Saves a new location. Rejects if that fails. */
  onLocation: (location: string) => Promise<unknown>;
};

/** A line with the weather that the stylist takes into account. It opens the details and a form for the place. */
export function WeatherLine({ location, onLocation }: Props) {
  const [open, setOpen] = useState(false);
  const { data: weather, isFetching, isError, refetch } = useWeather();
  const line = useRef<HTMLButtonElement>(null);
  const savePlace = async (place: string) => {
    await onLocation(place);
    setOpen(false);
    // The focused form disappears, so the line is focused.
    line.current?.focus();
  };
  const Icon = weather ? iconOf(weather.condition) : MapPin;
  const withoutWeather =
    isFetching || (location === undefined && !isError) ? t('Looking out of the window…') : t('Add a place');
  return (
    <>
      <Disclosure
        ref={line}
        label={
          <>
            <Icon aria-hidden size={18} className="shrink-0 text-accent" />
            <span className="truncate">
              <span className="sr-only">{t('Weather:')}</span>{' '}
              {weather
                ? `${Math.round(weather.temperature)} °C, ${catalogName(weather.condition)} · ${weather.place}`
                : (location ?? withoutWeather)}
            </span>
          </>
        }
        name={t('Weather')}
        tourPart="weather"
        open={open}
        onOpen={setOpen}
      >
        <div className="grid max-w-md gap-4">
          {weather && (
            <p className="text-ink-soft text-sm first-letter:uppercase">
              {t('{sky} · {low}° to {high}° · wind {wind} m/s · humidity {humidity} %', {
                sky: catalogName(weather.description),
                low: Math.round(weather.low),
                high: Math.round(weather.high),
                wind: Math.round(weather.windSpeed),
                humidity: Math.round(weather.humidity),
              })}
            </p>
          )}
          <PlaceForm location={location ?? ''} onPlace={savePlace} />
        </div>
      </Disclosure>
      {!weather && isError && !isFetching && (
        <div className="flex basis-full flex-wrap items-center gap-x-4 text-sm">
          <p role="alert">{t('Failed to fetch weather data')}</p>
          <UnderlinedButton onClick={() => refetch()}>{t('Try again')}</UnderlinedButton>
        </div>
      )}
    </>
  );
}

type PlaceFormProps = { location: string; onPlace: (place: string) => Promise<void> };

function PlaceForm({ location, onPlace }: PlaceFormProps) {
  /** The typed place. Undefined if nothing was typed since a place was saved. */
  const [typed, setTyped] = useState<string>();
  // After a failure the form stays open with its input. It reports an unknown place itself. A toast reports other
  // failures.
  const look = useMutation({ mutationFn: onPlace, onSuccess: () => setTyped(undefined) });
  const place = (typed ?? location).trim();
  return (
    <Form onSend={() => place && look.mutate(place)} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={t('Where are you?')}
        placeholder={t('Stockholm')}
        autoComplete="address-level2"
        maxLength={limits.profile.location}
        value={typed ?? location}
        error={hasCode(look.error, 'weather.unknown_place') ? textOf(look.error) : undefined}
        onValue={(value) => {
          setTyped(value);
          if (look.isError) look.reset();
        }}
      />
      <Button
        type="submit"
        look="outline"
        disabled={!place || look.isPending}
        className="mt-[1.625rem] min-h-12"
      >
        {t('Show')}
      </Button>
    </Form>
  );
}
