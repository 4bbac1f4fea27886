import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Answers with a whole HTML document. JSX cannot write the doctype. */
export function sendPage(
  context: Context,
  document: HtmlEscapedString | Promise<HtmlEscapedString>,
): Response | Promise<Response> {
  return context.html(html`<!doctype html>${document}`);
}
