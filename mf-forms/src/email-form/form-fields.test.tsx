import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleHost } from '../../test/sample-drawn-form.tsx';
import { allForms } from '../forms/all-forms.ts';
import { HostProvider } from '../host.ts';
import { EmailForm } from './email-form.tsx';

/** Native type, `autocomplete` and `inputmode` of the fields that have them, whatever form they are in (F-19, V-08). */
const expectedTraits: Readonly<Record<string, string>> = {
  name: 'text name',
  email: 'email email',
  organizationName: 'text organization',
  number: 'tel tel',
  phone: 'tel tel',
  guests: 'text numeric',
  budget: 'text numeric',
  estimatedGuests: 'text numeric',
  people: 'text numeric',
  eventDate: 'date',
  visitDate: 'date',
  visitTime: 'time',
  pickupTime: 'datetime-local',
  dropoffTime: 'datetime-local',
  my_file: 'file',
};

const control = /<(?:input|select|textarea)\b[^>]*>/g;

function trait(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

/** Native type, `autocomplete` and `inputmode` of a field, as far as it has them. */
function traitsOf(tag: string): string {
  const traits = ['type', 'autocomplete', 'inputmode'].map((name) => trait(tag, name));
  // `off` is for fields that other pages fill in too, once the page has come to life: browsers do not put them back.
  return traits.filter((value) => value !== '' && value !== 'off').join(' ');
}

test.each(allForms)(
  'F-19, V-07, V-08, P15: $name has labels, types, keyboards and privacy, and requires nothing',
  (spec) => {
    const html = renderToStaticMarkup(
      <HostProvider host={sampleHost}>
        <EmailForm spec={spec} />
      </HostProvider>,
    );
    const namedFields = [...html.matchAll(control)]
      .map(([tag]) => tag)
      .filter((tag) => trait(tag, 'name') !== '');
    expect(namedFields.map((tag) => trait(tag, 'name'))).toEqual(spec.fields.map(({ name }) => name));
    for (const [index, tag] of namedFields.entries()) {
      const { name, label } = spec.fields[index] ?? spec.fields[0];
      expect(html, name).toMatch(
        new RegExp(`(?:<label for="${trait(tag, 'id')}"|<legend)[^>]*>${label.replace('?', '[?]')}`),
      );
      expect(tag).not.toContain('required');
      const isCallback = spec.name === 'callback' && name === 'phone';
      if (name in expectedTraits)
        expect(traitsOf(tag), name).toBe(isCallback ? 'number tel numeric' : expectedTraits[name]);
    }
    expect(html).toContain(spec.privacy);
    expect(spec.privacy).toMatch(/ only (?:to|for) |for nothing else|this one call/);
  },
);
