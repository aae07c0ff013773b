import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSnow, Sun } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Weather, WeatherCondition } from '#shared/contract/weather';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { errorTexts, hasCode } from '../../lib/error-texts.ts';
import { useWeather } from './queries.ts';

const icons: Record<WeatherCondition, typeof Sun> = {
  clear: Sun,
  cloudy: Cloud,
  fog: CloudFog,
  drizzle: CloudDrizzle,
  rain: CloudRain,
  snow: CloudSnow,
  thunderstorm: CloudLightning,
};

type Props = {
  /** The location from the user's profile; null without one. */
  location: string | null;
  /** Saves a new location; rejects if that fails. */
  onLocation: (location: string) => Promise<unknown>;
};

/** Shows the weather that outfits are made for, or asks for the location. */
export function WeatherCard({ location, onLocation }: Props) {
  const [asking, setAsking] = useState(false);
  const { data: weather, isFetching, isError, refetch } = useWeather();
  const open = asking || !location;
  const closed = useRef(false);
  const close = () => {
    closed.current = true;
    setAsking(false);
  };
  /** The form takes the focus with it, so the button that takes its place gets it. */
  const focusIfClosed = (button: HTMLButtonElement | null) => {
    if (button && closed.current) button.focus();
    if (button) closed.current = false;
  };
  return (
    <section
      aria-labelledby="weather"
      data-tour="weather"
      className="grid gap-4 border border-line bg-surface p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="weather" className="text-2xl">
          Weather
        </h2>
        {!open && (
          <button
            type="button"
            ref={focusIfClosed}
            onClick={() => setAsking(true)}
            className="min-h-11 min-w-0 truncate text-ink-soft text-sm underline underline-offset-4"
          >
            {weather?.place ?? location}
          </button>
        )}
      </div>
      {open ? (
        <PlaceForm
          location={location ?? ''}
          onPlace={(place) => onLocation(place).then(close)}
          onCancel={location ? close : undefined}
        />
      ) : (
        <div aria-live="polite">
          {weather && <Now weather={weather} />}
          {!weather && isFetching && (
            <p className="animate-pulse text-ink-soft">Looking out of the window…</p>
          )}
          {!weather && isError && !isFetching && (
            <div className="grid justify-items-start gap-2">
              <p role="alert">Failed to fetch weather data</p>
              <Button look="outline" onClick={() => refetch()}>
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Now({ weather }: { weather: Weather }) {
  const Icon = icons[weather.condition];
  return (
    <div className="flex items-center gap-5">
      <Icon aria-hidden size={44} strokeWidth={1.25} className="shrink-0 text-accent" />
      <p className="whitespace-nowrap font-display text-5xl leading-none">
        {Math.round(weather.temperature)}°
      </p>
      <div className="text-sm">
        <p>{weather.description}</p>
        <p className="text-ink-soft">
          {Math.round(weather.low)}° to {Math.round(weather.high)}° · wind {Math.round(weather.windSpeed)} m/s
          · humidity {Math.round(weather.humidity)} %
        </p>
      </div>
    </div>
  );
}

type PlaceFormProps = {
  location: string;
  onPlace: (place: string) => Promise<unknown>;
  /** Undefined without a location to return to. */
  onCancel: (() => void) | undefined;
};

function PlaceForm({ location, onPlace, onCancel }: PlaceFormProps) {
  const [typed, setTyped] = useState(location);
  const [looking, setLooking] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = typed.trim();
    if (!place) return;
    setLooking(true);
    // After a failure the form stays open with what was typed; one of another kind is told by a toast.
    await onPlace(place).catch((error) => setUnknown(hasCode(error, 'weather.unknown_place')));
    setLooking(false);
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label="Where are you?"
        placeholder="Stockholm"
        autoComplete="address-level2"
        maxLength={limits.profile.location}
        value={typed}
        error={unknown ? errorTexts['weather.unknown_place'] : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setUnknown(false);
        }}
      />
      <Button
        type="submit"
        look="outline"
        disabled={!typed.trim() || looking}
        className="mt-[1.625rem] min-h-12"
      >
        Show
      </Button>
      {onCancel && (
        <Button look="quiet" onClick={onCancel} className="col-span-2 justify-self-start">
          Cancel
        </Button>
      )}
    </form>
  );
}
