import { escapeHtml } from '../../functions/platform/escape-html.ts';

/** A piece of HTML in which all text is already escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Insertion = string | Markup | readonly Markup[];

/** Builds HTML from a template literal. Inserted texts are escaped; inserted `Markup` is not. */
export function html(literals: TemplateStringsArray, ...insertions: readonly Insertion[]): Markup {
  return new Markup(
    literals.reduce((built, literal, index) => built + render(insertions[index - 1]) + literal),
  );
}

function render(insertion: Insertion = ''): string {
  if (typeof insertion === 'string') return escapeHtml(insertion);
  return insertion instanceof Markup ? insertion.html : insertion.map(render).join('');
}
