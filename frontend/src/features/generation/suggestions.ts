import { limits } from '#shared/limits';
import { shorten } from '#shared/rules/shorten';
import { quickIdeas, quickStarts } from './texts.ts';

const suggestions: readonly string[] = [...quickIdeas, ...quickStarts.map(({ prompt }) => prompt)];

/**
 * The prompt with a suggestion put in, or taken out if it stands there. A prompt that is blank or another suggestion
 * is replaced; to a person's own words the suggestion is added.
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
