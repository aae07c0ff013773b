import { useRef, useState } from 'react';
import type { Trip } from '#shared/contract/planning';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { Form, TextField } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';
import { PackingRow } from './packing-row.tsx';
import { useChangeTrip } from './trip-queries.ts';

/** What is packed beside clothes: lines that the person writes, each with a quantity. */
export function OwnLines({ trip }: { trip: Trip }) {
  const { lines } = trip;
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState('1');
  const input = useRef<HTMLInputElement>(null);
  const { mutate: change } = useChangeTrip(trip.id);
  const count = Math.min(99, Math.max(1, Math.trunc(Number(quantity)) || 1));
  const add = () => {
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
            <PackingRow
              key={line.id}
              trip={trip}
              id={line.id}
              leaveOut={t('Remove {name}', { name: line.text })}
              isBusy={false}
              onLeaveOut={() => {
                change({ lines: lines.filter(({ id }) => id !== line.id) });
                input.current?.focus();
              }}
            >
              <span className="min-w-0 break-words">
                {line.quantity > 1 && `${line.quantity} × `}
                {line.text}
              </span>
            </PackingRow>
          ))}
        </ul>
      )}
      {lines.length < limits.trip.lines && (
        <Form onSend={add} className="flex flex-wrap items-end gap-3 print:hidden">
          <div className="grow basis-48 sm:max-w-sm">
            <TextField
              ref={input}
              label={t('Underwear, charger, passport…')}
              value={text}
              maxLength={limits.trip.line}
              autoComplete="off"
              onValue={setText}
            />
          </div>
          <div className="w-20">
            <TextField
              label={t('How many')}
              type="number"
              min={1}
              max={99}
              value={quantity}
              onValue={setQuantity}
            />
          </div>
          <Button type="submit" look="outline">
            {t('Add')}
          </Button>
        </Form>
      )}
    </section>
  );
}
