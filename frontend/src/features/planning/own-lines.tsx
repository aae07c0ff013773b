import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { PackingLine, Trip } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { t } from '../../lib/t.ts';
import { useChangeTrip, useTick } from './trip-queries.ts';

/** What is packed beside clothes: lines that the person writes, each with a quantity. */
export function OwnLines({ trip }: { trip: Trip }) {
  const { lines } = trip;
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState('1');
  const input = useRef<HTMLInputElement>(null);
  const { mutate: change } = useChangeTrip(trip.id);
  const count = Math.min(99, Math.max(1, Math.trunc(Number(quantity)) || 1));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    change(
      { lines: [...lines, { id: crypto.randomUUID(), text: text.trim(), quantity: count }] },
      { onError: () => setText(text) },
    );
    setText('');
    setQuantity('1');
    input.current?.focus();
  };
  return (
    <section aria-labelledby="own-lines" className="grid gap-4">
      <h2 id="own-lines" className="text-3xl">
        {t('What else?')}
      </h2>
      {lines.length > 0 && (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {lines.map((line) => (
            <Line
              key={line.id}
              trip={trip}
              line={line}
              onRemove={() => {
                change({ lines: lines.filter(({ id }) => id !== line.id) });
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {lines.length < limits.trip.lines && (
        <form onSubmit={add} className="flex flex-wrap items-end gap-3 print:hidden">
          <div className="min-w-48 grow sm:max-w-sm">
            <TextField
              ref={input}
              label={t('Underwear, charger, passport…')}
              value={text}
              maxLength={limits.trip.line}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <div className="w-20">
            <TextField
              label={t('How many')}
              type="number"
              min={1}
              max={99}
              value={quantity}
              onChange={({ target }) => setQuantity(target.value)}
            />
          </div>
          <Button type="submit" look="outline">
            {t('Add')}
          </Button>
        </form>
      )}
    </section>
  );
}

function Line({ trip, line, onRemove }: { trip: Trip; line: PackingLine; onRemove: () => void }) {
  const { isPacked, tick } = useTick(trip, line.id);
  return (
    <li className="flex break-inside-avoid items-center border-line border-t">
      <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-4 py-2">
        <input
          type="checkbox"
          checked={isPacked}
          onChange={({ target }) => tick(target.checked)}
          className="size-6 shrink-0 accent-[var(--accent)]"
        />
        <span className="min-w-0 break-words">
          {line.quantity > 1 && `${line.quantity} × `}
          {line.text}
        </span>
      </label>
      <button
        type="button"
        aria-label={t('Remove {name}', { name: line.text })}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-content-center text-ink-soft hover:text-ink print:hidden"
      >
        <X aria-hidden size={18} />
      </button>
    </li>
  );
}
