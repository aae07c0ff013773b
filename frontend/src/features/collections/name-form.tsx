import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Collection } from '#shared/contract/collections';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { Form, FormButtons, TextField } from '../../components/form.tsx';
import { textOf } from '../../lib/error-texts.ts';
import { useSaveCollection } from './queries.ts';

type Props = {
  label: string;
  action: string;
  /** The collection to rename. Without one, each name makes a new collection. */
  collection?: Collection;
  /** The first outfit of a new collection. */
  outfitId?: string;
  onSaved: (saved: Collection) => unknown;
  /** With it, the form ends with Cancel and the action; without it, the action stands beside the field. */
  onCancel?: () => void;
};

/** A field and a button that make a collection or rename one. */
export function NameForm({ label, action, collection, outfitId, onSaved, onCancel }: Props) {
  // A new collection keeps its id until it is made, so that a repetition makes no second one.
  const [{ id, name }, setNamed] = useState(() => collection ?? { id: uuidv7(), name: '' });
  const { mutate, error, isPending, reset } = useSaveCollection((saved) => {
    if (!collection) setNamed({ id: uuidv7(), name: '' });
    onSaved(saved);
  });
  const disabled = !name.trim() || isPending;
  return (
    <Form
      onSend={() => disabled || mutate({ id, name, outfitId })}
      className={onCancel ? 'grid gap-4' : 'flex flex-wrap items-start gap-3'}
    >
      <div className="grow basis-32">
        <TextField
          label={label}
          value={name}
          maxLength={limits.collections.name}
          autoComplete="off"
          error={error ? textOf(error) : undefined}
          onValue={(value) => {
            reset();
            setNamed({ id, name: value });
          }}
        />
      </div>
      {onCancel ? (
        <FormButtons onCancel={onCancel} disabled={disabled}>
          {action}
        </FormButtons>
      ) : (
        <Button type="submit" look="outline" className="mt-6.5 min-h-12" disabled={disabled}>
          {action}
        </Button>
      )}
    </Form>
  );
}
