import { beforeAnswer, type MailTemplate, type TemplateField } from '@venue/shared/email/mail-template.ts';

/** A document of the folder, by file name. */
export type TemplatePage = { file: string; text: string };

function bodyLine({ name, label, isFile }: TemplateField): string {
  return `${beforeAnswer(label)} ${isFile ? 'attached' : `{{${name}}}`}`;
}

function hasField({ fields }: MailTemplate, wanted: string): boolean {
  return fields.some(({ name }) => name === wanted);
}

/** Names of the sender's fields that are needed to send a copy. */
function copyPart(template: MailTemplate): string {
  if (!template.copy) return 'None: the form asks for no e-mail address.';
  return `A second template, named under **Auto-Reply** of this one.

- **To:** \`{{email}}\`
- **Reply-To:** your booking desk’s address
- **Subject:** \`We have it: ${template.subject}\`

\`\`\`text
${template.copy}
\`\`\``;
}

function attachmentPart({ fields }: MailTemplate): string {
  const file = fields.find(({ isFile }) => isFile);
  if (!file) return 'none';
  return `**Form File Attachment**, parameter name \`${file.name}\``;
}

/** One template, ready to paste into the dashboard of the e-mail service. */
export function templatePage(template: MailTemplate): TemplatePage {
  const { form, when, subject, fields } = template;
  const text = `# ${form}

${when} Its id stands under \`email.templates.${form}\`. Written by \`npm run reference\` from the fields that the site sends; a
test fails when it is stale.

- **To:** your booking desk’s address, written into the template and never taken from a field
- **Reply-To:** ${hasField(template, 'email') ? '`{{email}}`' : 'your own address: the form asks for none'}
- **Subject:** \`${subject}\`
- **Attachment:** ${attachmentPart(template)}

## Body

\`\`\`text
${fields.map(bodyLine).join('\n')}
\`\`\`

## The sender’s copy

${copyPart(template)}
`;
  return { file: `${form}.md`, text };
}

/** The index of the templates. */
export function indexPage(templates: readonly MailTemplate[]): TemplatePage {
  const rows = templates.map(({ form, when }) => `| [${form}](${form}.md) | ${when} |`);
  const text = `# The e-mails of the site, a template each

Written by \`npm run reference\`. In the dashboard of the e-mail service make a template for each, paste what its page says, and
write its id into the site’s document. A template works out nothing: sums, dates and sentences come ready from the page.

| template | sent when |
| --- | --- |
${rows.join('\n')}
`;
  return { file: 'README.md', text };
}
