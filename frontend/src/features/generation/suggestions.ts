import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import { quickIdeas, quickStarts } from './texts.ts';

const suggestions: readonly string[] = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];

/**
 * Adds a suggestion to the prompt, or removes it if the prompt contains it. A blank prompt, or one that is another
 * suggestion, is replaced. The person's own words are kept, and the suggestion is appended.
 */
export function toggleSuggestion(prompt: string, suggestion: string): string {
  if (prompt.includes(suggestion))
    return prompt
      .split(suggestion)
      .map((part) => part.replace(/^[,\s]+|[,\s]+$/g, ''))
      .filter(Boolean)
      .join(', ');
  if (!prompt.trim() || suggestions.includes(prompt)) return suggestion;
  return shorten(`${prompt.trimEnd()}, ${suggestion}`, limits.generation.prompt);
}
