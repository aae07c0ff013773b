import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { photo } from '../../../../support/examples/made-up.ts';
import { findToast } from '../../../../support/pages/open-page.tsx';
import { field, openUpload, previewNames } from '../../../../support/pages/upload-page.tsx';

it.each([
  ['Color (optional)', `Color must be less than ${limits.item.color} characters`, limits.item.color],
  ['Brand (optional)', `Brand must be less than ${limits.item.brand} characters`, limits.item.brand],
  [
    'Description (optional)',
    `Description must be less than ${limits.item.description} characters`,
    limits.item.description,
  ],
  ['Price', 'Price must be a number', 0],
  ['Currency', 'Currency must be three letters', 1],
])(
  'the upload form refuses a wrong value in %s with its rule, and keeps what was filled in',
  async (label, rule, most) => {
    const { api, fill, type, submit } = await openUpload();
    await fill(photo());
    await type(label, 'x'.repeat(most + 1));
    await submit();
    within(await findToast('Validation Error')).getByText(rule);
    expect(field(label).ariaInvalid).toBe('true');
    expect(document.getElementById(`${field(label).id}-note`)?.textContent).toBe(rule);
    expect(previewNames()).toEqual(['shirt.jpg']);
    expect(api.requestsOf('wardrobe.prepareUpload')).toEqual([]);
    await type(label, '');
    expect(field(label).ariaInvalid).not.toBe('true');
  },
);
