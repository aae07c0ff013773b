import { Check, ChevronLeft, ChevronRight } from 'lucide-react';
import { createContext, type DragEvent, use, useEffect, useRef, useState } from 'react';
import { type DayButtonProps, DayPicker, type DayProps } from 'react-day-picker';
import { enUS } from 'react-day-picker/locale/en-US';
import { sv } from 'react-day-picker/locale/sv';
import type { CalendarEntry } from '#shared/contract/calendar';
import { plannable } from '#shared/rules/days';
import { t } from '../../lib/t.ts';
import { DayForecastMark, type Forecasts, forecastName } from '../weather/public/day-forecast.tsx';
import { OutfitPicture } from './outfit-picture.tsx';
import { dateOf, dayOf, weekdayAndDay } from './texts.ts';
import { isOnTrip, TripBars, type Trips } from './trip-bars.tsx';

// The comparison is made in this file. With a constant of another file, the bundler could not remove the Swedish names
// from the English build.
const isSwedish = import.meta.env.VITE_LANGUAGE === 'sv';

type Props = {
  today: string;
  selected: string | undefined;
  onSelect: (day: string) => void;
  /** The displayed month as YYYY-MM. */
  month: string;
  onMonth: (month: string) => void;
  byDay: ReadonlyMap<string, CalendarEntry>;
  forecasts?: Forecasts | undefined;
  trips?: Trips | undefined;
  /** Whether a day can be selected. Without this function all days can. */
  isFree?: (day: string) => boolean;
  /** Whether the days grow with the window. Otherwise they stay small, as in a dialog. */
  roomy?: boolean;
  /** Called when an entry is dragged to another day. */
  onMove?: (entry: CalendarEntry, day: string) => void;
};
type Shared = Pick<Props, 'byDay' | 'forecasts' | 'trips' | 'onMove' | 'roomy'>;
const SharedContext = createContext<Shared>({ byDay: new Map() });

const navigation = 'grid size-11 place-content-center hover:bg-sunken aria-disabled:opacity-30';

/** A month in which one day can be selected. A day with an outfit shows its picture. */
export function Month(props: Props) {
  const { today, selected, onSelect, month, onMonth, byDay, forecasts, isFree } = props;
  const { first, last } = plannable(today);
  const isOut = (date: Date) => dayOf(date) < first || dayOf(date) > last;
  const isTaken = (date: Date) => isFree?.(dayOf(date)) === false;
  return (
    <SharedContext value={props}>
      <DayPicker
        mode="single"
        locale={isSwedish ? sv : enUS}
        required
        weekStartsOn={1}
        fixedWeeks
        navLayout="around"
        today={dateOf(today)}
        selected={selected ? dateOf(selected) : undefined}
        onSelect={(date) => onSelect(dayOf(date))}
        month={dateOf(`${month}-01`)}
        onMonthChange={(date) => onMonth(dayOf(date).slice(0, 7))}
        startMonth={dateOf(first)}
        endMonth={dateOf(last)}
        disabled={[isOut, isTaken]}
        components={{ Day: Cell, DayButton: Day, Chevron }}
        labels={{
          labelDayButton: (date, { today: isToday }) => {
            const day = dayOf(date);
            const [entry, forecast] = [byDay.get(day), forecasts?.get(day)];
            return [
              isToday && t('Today'),
              weekdayAndDay(day),
              entry && titleOf(entry),
              forecast && forecastName(forecast),
            ]
              .filter(Boolean)
              .join(', ');
          },
        }}
        classNames={{
          root: 'max-sm:-mx-4',
          month: 'relative grid',
          month_caption: 'mb-3 grid min-h-11 place-content-center',
          caption_label: 'font-display text-[min(1.875rem,7vw)] first-letter:uppercase',
          button_previous: `absolute top-0 left-0 ${navigation}`,
          button_next: `absolute top-0 right-0 ${navigation}`,
          month_grid: 'w-full table-fixed border-separate border-spacing-0',
          weekday: 'pb-2 font-semibold text-ink-soft text-xs uppercase tracking-wider',
          day: 'relative p-0 align-top',
        }}
      />
    </SharedContext>
  );
}

/** The title of a day's outfit for screen readers. It says whether the outfit was worn. */
const titleOf = ({ outfit: { title }, worn }: CalendarEntry) =>
  worn ? t('{title}, worn', { title }) : title;

const Chevron = ({ orientation }: { orientation?: string }) =>
  orientation === 'left' ? <ChevronLeft aria-hidden size={22} /> : <ChevronRight aria-hidden size={22} />;

/** The cell of a day. The bars of trips are beside the button of the day, because they are links. */
function Cell({ day: { date, outside }, modifiers: _, children, ...cell }: DayProps) {
  const { trips } = use(SharedContext);
  return (
    <td {...cell}>
      {children}
      {trips && !outside && <TripBars day={dayOf(date)} trips={trips} />}
    </td>
  );
}

/** The media type of the drag data, which is the id of the dragged entry. */
const dragged = 'application/x-calendar-entry';

/** A day with its number and a small picture of its outfit, which can be dragged to another day. */
function Day({ day: { date }, modifiers, children, className: _, ...button }: DayButtonProps) {
  const { byDay, forecasts, trips, onMove, roomy } = use(SharedContext);
  const element = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const day = dayOf(date);
  const entry = byDay.get(day);
  const forecast = forecasts?.get(day);
  useEffect(() => {
    if (modifiers['focused']) element.current?.focus();
  }, [modifiers]);

  const mayDrop = onMove && !entry && !modifiers['disabled'];
  const dragging = onMove &&
    entry && {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData(dragged, day);
        dataTransfer.effectAllowed = 'move';
      },
    };
  const dropping = mayDrop && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragged)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const moved = byDay.get(event.dataTransfer.getData(dragged));
      if (moved) onMove(moved, day);
    },
  };
  return (
    <button
      ref={element}
      {...button}
      {...dragging}
      {...dropping}
      className={`group @container relative grid min-h-14 w-full content-start justify-items-center gap-1 border-line border-t p-0.5 pb-1 text-sm tabular-nums -outline-offset-2 ${
        roomy ? 'sm:min-h-24 sm:p-1.5 lg:min-h-28' : ''
      } ${isOnTrip(day, trips) ? 'mb-8' : ''} ${
        modifiers['selected'] ? 'bg-sunken' : 'hover:not-disabled:bg-sunken/60'
      } ${isOver ? 'outline-2 outline-accent' : ''} ${entry && !modifiers['selected'] ? 'bg-surface' : ''} disabled:opacity-45`}
    >
      <span
        className={`grid size-7 place-content-center rounded-full ${numberLook(modifiers)} ${entry ? 'font-semibold' : ''}`}
      >
        {children}
      </span>
      {forecast && <DayForecastMark forecast={forecast} />}
      {entry && (
        <span className={`relative w-6 ${roomy ? 'sm:w-10 lg:w-14' : ''}`}>
          <OutfitPicture outfit={entry.outfit} sizes="4rem" />
          {entry.worn && (
            <span className="absolute -right-1.5 -bottom-1 grid size-4 place-content-center rounded-full bg-accent text-on-accent">
              <Check aria-hidden size={11} strokeWidth={3} />
            </span>
          )}
        </span>
      )}
    </button>
  );
}

function numberLook(modifiers: DayButtonProps['modifiers']) {
  if (modifiers['selected']) return 'bg-ink text-paper';
  return modifiers['today'] ? 'bg-accent text-on-accent' : '';
}
