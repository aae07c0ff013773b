import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { categoriesBySlot, colors, styles } from '#shared/catalog';
import { ClothingDetails } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { Button } from '../../components/button.tsx';
import { SelectField, TextArea, TextField } from '../../components/field.tsx';
import { Progress } from '../../components/progress.tsx';
import { textOf } from '../../lib/error-texts.ts';
import { notify } from '../../lib/notify.ts';
import { FilePicker } from './file-picker.tsx';
import { useWardrobe } from './queries.ts';
import { texts } from './texts.ts';
import { type UploadOutcome, useUploadClothes } from './upload-clothes.ts';

const empty = { category: '', color: '', style: '', brand: '', description: '' };
const slotNames: Record<keyof typeof categoriesBySlot, string> = {
  top: 'Tops',
  bottom: 'Bottoms',
  dress: 'Dresses',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  bag: 'Bags',
  accessory: 'Accessories',
  other: 'Other',
};

export function UploadForm() {
  const { data: items } = useWardrobe();
  const [files, setFiles] = useState<readonly File[]>([]);
  const { upload, percent } = useUploadClothes();
  const { register, handleSubmit, reset, watch, formState } = useForm<
    z.input<typeof ClothingDetails>,
    unknown,
    ClothingDetails
  >({ resolver: zodResolver(ClothingDetails), defaultValues: empty });

  const room = limits.wardrobeItems - (items?.length ?? 0);
  const full = room <= 0;
  const uploading = percent !== null;
  const [category, style] = watch(['category', 'style']);
  const ready = files.length > 0 && category && style && !full && !uploading;
  const { errors } = formState;

  const submit = handleSubmit(async (details) => {
    const outcome = await upload(files, details);
    tell(outcome, files.length);
    setFiles(outcome.failures.map(({ file }) => file));
    if (outcome.failures.length === 0) reset(empty);
  });

  return (
    <form onSubmit={submit} className="grid gap-8 lg:grid-cols-2 lg:gap-14" noValidate>
      <FilePicker files={files} onFiles={setFiles} room={room} disabled={uploading || full} />
      <div className="grid content-start gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField label="Category" error={errors.category?.message} {...register('category')}>
            <option value="">Choose a category</option>
            {Object.entries(categoriesBySlot).map(([slot, categories]) => (
              <optgroup key={slot} label={slotNames[slot as keyof typeof slotNames]}>
                {categories.map((name) => (
                  <option key={name} value={name}>
                    {name.replaceAll(/(?<!t)-/g, ' ')}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <SelectField label="Style" error={errors.style?.message} {...register('style')}>
            <option value="">Choose a style</option>
            {styles.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <TextField
            label="Color (optional)"
            list="colors"
            autoComplete="off"
            error={errors.color?.message}
            {...register('color')}
          />
          <datalist id="colors">
            {colors.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <TextField label="Brand (optional)" error={errors.brand?.message} {...register('brand')} />
        </div>
        <TextArea
          label="Description (optional)"
          hint="Fabric, cut, where it came from: whatever you would tell a stylist."
          error={errors.description?.message}
          {...register('description')}
        />
        {uploading && <Progress label={`Uploading ${files.length} of your photos`} percent={percent} />}
        <Button type="submit" disabled={!ready}>
          {full ? texts.full : files.length > 1 ? `Upload ${files.length} items` : 'Upload'}
        </Button>
        {full && <p className="text-ink-soft text-sm">{texts.limitReachedHint}</p>}
      </div>
    </form>
  );
}

function tell({ uploaded, failures }: UploadOutcome, all: number) {
  const [first] = failures;
  if (!first) {
    const description = `${uploaded} of ${all} uploaded`;
    return notify(all === 1 ? { title: texts.uploaded } : { title: texts.complete, description });
  }
  if (all === 1)
    return notify({ title: texts.uploadFailed, description: textOf(first.error), tone: 'error' });
  const description = `${uploaded} of ${all} uploaded, ${failures.length} failed. ${textOf(first.error)}`;
  return notify({ title: texts.complete, description, tone: 'error' });
}
