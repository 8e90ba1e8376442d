import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test as online } from './online.ts';
import { PostOffice } from './post-office.ts';
import { TimedServer } from './timed-server.ts';

/** Passkeys belong to a name: the page is opened by that of this computer, not by its number. */
const test = online.extend({
  address: ({ server }, use) => use(server.address.replace('127.0.0.1', 'localhost')),
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Somebody with a name looks at the page about themselves. */
const openAccount = async (page: Page, name: string): Promise<void> => {
  await page.goto('/#/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'You', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You', level: 1 })).toBeVisible();
};

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a passkey is made, and brings the person back after signing out', async ({ visit }) => {
  const page = await visit();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openAccount(page, 'Anne');
  const passkeys = section(page, 'Passkeys');
  await passkeys.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await section(page, 'Devices').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Have you played here before?')).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anne');
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('a second device signs in by link, shows the new name, and is signed out', async ({ visit }) => {
  const [page, phone] = [await visit(), await visit(PHONE)];
  await openAccount(page, 'Anne');
  await expectAccessible(page);
  const devices = section(page, 'Devices');
  await devices.getByRole('button', { name: 'Add a device' }).click();
  await expect(devices.getByRole('img', { name: 'QR code that signs in another device' })).toBeVisible();
  const link = await devices.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  await section(page, 'Name').getByRole('textbox').fill('Anne-Marie');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByText('Your name was changed.')).toBeVisible();

  await phone.goto(link);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('You play as Anne-Marie.')).toBeVisible();
  await phone.getByRole('link', { name: 'You', exact: true }).click();
  await expect(section(phone, 'Devices').getByRole('listitem')).toHaveCount(2);
  await expectAccessible(phone);
  // The code is used up.
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link was already used')).toBeVisible();

  await page.goto('/#/you');
  const other = devices.getByRole('listitem').filter({ hasNotText: 'This device' });
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(phone.getByText('Have you played here before?')).toBeVisible();
});

test('vacation and quiet hours are kept; own data is exported and deleted', async ({ visit }) => {
  const page = await visit();
  await openAccount(page, 'Anne');
  const vacation = section(page, 'Vacation');
  await vacation.getByRole('spinbutton', { name: 'Number of days' }).fill('10');
  await vacation.getByRole('button', { name: 'Begin now' }).click();
  await expect(vacation.getByText('You are on vacation until')).toBeVisible();
  await section(page, 'Notices').getByRole('switch', { name: 'Quiet hours' }).check();
  await page.getByLabel('From').fill('21:30');
  await page.getByLabel('From').blur();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('21:30');
  await vacation.getByRole('button', { name: 'End the vacation' }).click();
  await expect(vacation.getByRole('spinbutton')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({ person: { name: 'Anne' }, quiet: { from: '21:30', to: '08:00' } });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
});

const withMail = online.extend<{ office: PostOffice }>({
  office: async ({}, use) => {
    const office = new PostOffice();
    await use(office);
    await office.close();
  },
  address: async ({ office }, use) => {
    const server = new TimedServer({ mail: { server: await office.open(), from: 'host@example.org' } });
    await server.start();
    await use(server.address);
    await server.close();
  },
});

withMail('an address is confirmed, and a link to it signs in on another device', async ({ visit, office }) => {
  const [page, other] = [await visit(), await visit()];
  await openAccount(page, 'Anne');
  const email = section(page, 'E-mail');
  await email.getByRole('textbox', { name: 'E-mail address' }).fill('anne@example.org');
  await email.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(page.getByText('Open the link in the message we sent you.')).toBeVisible();
  await expect.poll(() => office.linkTo('confirm')).toBeDefined();
  await page.goto(office.linkTo('confirm') ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();

  await other.goto('/#/you');
  await other.getByRole('textbox', { name: 'E-mail address' }).fill('anne@example.org');
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect.poll(() => office.linkTo('enter')).toBeDefined();
  await other.goto(office.linkTo('enter') ?? '');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('You play as Anne.')).toBeVisible();
});
