import { Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudRain, CloudSnow, Sun } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#shared/contract/client';
import type { Weather, WeatherCondition } from '#shared/contract/weather';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { api } from '../../lib/api.ts';
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
          // If saving fails, the form stays open with what was typed.
          onPlace={(place) =>
            onLocation(place).then(
              () => setAsking(false),
              () => undefined,
            )
          }
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

/** False only if the server reports an unknown place; any other failure must not block saving it. */
const isKnown = (location: string) =>
  api.weather.getWeather({ body: { location } }).then(
    () => true,
    (error) => !(error instanceof ApiError && error.code === 'weather.unknown_place'),
  );

function PlaceForm({ location, onPlace }: { location: string; onPlace: (place: string) => Promise<void> }) {
  const [typed, setTyped] = useState(location);
  const [looking, setLooking] = useState(false);
  const [unknown, setUnknown] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const place = typed.trim();
    if (!place) return;
    setLooking(true);
    const known = await isKnown(place);
    setUnknown(!known);
    if (known) await onPlace(place);
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
        error={unknown ? 'No such place was found' : undefined}
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
    </form>
  );
}
