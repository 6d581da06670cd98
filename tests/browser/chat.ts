import type { Locator, Page } from '@playwright/test';

/** The chat of a page, as a reader finds it. */
export const chatOf = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Ask the assistant' });
  return {
    launcher: page.getByRole('button', { name: /^Ask a question/u }),
    panel,
    field: panel.getByRole('textbox', { name: 'Your question' }),
    send: panel.getByRole('button', { name: 'Send' }),
    log: panel.getByRole('log', { name: 'Conversation' }),
    messages: panel.getByRole('log').getByRole('article'),
    close: panel.getByRole('button', { name: 'Close the chat' }),
    end: panel.getByRole('button', { name: 'End conversation' }),
    begin: panel.getByRole('button', { name: 'New conversation' }),
    tryAgain: panel.getByRole('button', { name: 'Try again' }),
  };
};

export type Chat = ReturnType<typeof chatOf>;

/** Opens a page and the chat on it. */
export async function openChat(page: Page, path = '/how-to/take-a-payment'): Promise<Chat> {
  await page.goto(path);
  const chat = chatOf(page);
  await chat.launcher.click();
  await chat.field.waitFor();
  return chat;
}

export async function ask({ field }: Chat, question: string): Promise<void> {
  await field.fill(question);
  await field.press('Enter');
}

/** The sentence of a reply, wherever it stands. */
export const said = ({ log }: Chat, text: string | RegExp): Locator => log.getByText(text);
