import type { Language } from '#shared/languages';
import accessibilityTexts from './accessibility.json' with { type: 'json' };
import policyTexts from './policies.json' with { type: 'json' };

type Policy = {
  title: string;
  sections: readonly { title: string; text: string }[];
  /** The text of the link to the start page. */
  home: string;
  /** The text of the link to the other language, written in that language. */
  other: string;
};

type Policies = Readonly<Record<Language, Policy>>;

/** The privacy policy. The product's specification requires it in Swedish. The English text has the same content. */
export const policies: Policies = policyTexts;

/** The accessibility statement. What it says must be true: it changes together with the app. */
export const accessibility: Policies = accessibilityTexts;
