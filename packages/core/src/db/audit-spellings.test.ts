import { rm } from 'node:fs/promises';
import { auditActions } from '@herald/contract/audit-actions';
import { expect, inject, it } from 'vitest';
import { earlierMigrations } from '../testing/earlier-migrations.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

const oldRows: [action: string, details: object][] = [
  ['administrator.created', {}],
  ['avatar.deleted', {}],
  ['avatar.photo_consented', { version: '1' }],
  ['impersonation_ended', {}],
  ['impersonation_started', {}],
  ['plan.granted', { plan: 'DFY' }],
  ['plan.revoked', { plan: 'DFY' }],
  ['site.admin_opened', { name: 'Cold brew' }],
  ['site.created', { name: 'Cold brew' }],
  ['site.deleted', { name: 'Cold brew' }],
  ['team.invitation_renewed', { name: 'Sofia' }],
  ['team.member_added', { name: 'Sofia' }],
  ['team.member_invited', { name: 'Sofia' }],
  ['team.member_removed', { name: 'Sofia' }],
  ['team.member_updated', { name: 'Sofia' }],
  ['user.activated', { statusBefore: 'banned' }],
  ['user.banned', { statusBefore: 'active' }],
  ['user.created', { email: 'a@example.com' }],
  ['user.role_changed', { role: 'admin', roleBefore: 'user' }],
  ['user.suspended', { statusBefore: 'active' }],
  ['user.updated', { name: 'New', nameBefore: 'Old' }],
  ['user.updated', { name: 'New', nameBefore: 'Old', email: 'new@example.com', emailBefore: 'old@example.com' }],
  ['video.deleted', { name: 'Desk' }],
  ['video.link_changed', { privacy: 'public', name: 'Desk' }],
  ['video.privacy_changed', { privacy: 'password', name: 'Desk' }],
  ['video.purged', { name: 'Desk', others: 1, ids: ['a', 'b'] }],
  ['video.renamed', { from: 'Dest', name: 'Desk' }],
  ['video.restored', { name: 'Desk' }],
  ['video.updated', { privacy: 'public', name: 'Desk' }],
];

const oldActivity = [
  'account_created',
  'email_verified',
  'impersonation_ended',
  'impersonation_started',
  'login',
  'login_failed',
  'logout',
  'password_changed',
];

it('gives old entries the present spelling, with old and new values apart', async () => {
  const database = await createEmptyDatabase(inject('databaseServerUrl'));
  const folder = await earlierMigrations('0030_audit-facts');
  await migrate(database.url, folder);
  const { pool, close } = openDatabase({ url: database.url });
  const person = '00000000-0000-7000-8000-000000000001';
  await pool.query(
    `insert into users (id, email, name, password_hash, created_at) values ($1, 'a@example.com', 'A', 'x', now())`,
    [person],
  );
  for (const [action, details] of oldRows) {
    await pool.query(
      `insert into audit_log (id, actor_id, action, subject_type, subject_id, details, ip, created_at)
       values (gen_random_uuid(), $1, $2, 'user', 'x', $3, '', now())`,
      [person, action, details],
    );
  }
  for (const action of oldActivity) {
    await pool.query(
      `insert into security_activity (id, user_id, action, ip, user_agent, created_at)
       values (gen_random_uuid(), $1, $2, '', '', now())`,
      [person, action],
    );
  }

  await migrate(database.url);

  const { rows } = await pool.query('select action, changes, details from audit_log order by created_at');
  expect(rows.filter(({ action }) => !auditActions.includes(action))).toEqual([]);
  const changed = rows.filter(({ changes }) => Object.keys(changes).length > 0);
  expect(changed.map(({ action, changes, details }) => [action, changes, details])).toEqual([
    ['user.activate', { status: { from: 'banned', to: 'active' } }, {}],
    ['user.ban', { status: { from: 'active', to: 'banned' } }, {}],
    ['user.change_role', { role: { from: 'user', to: 'admin' } }, {}],
    ['user.suspend', { status: { from: 'active', to: 'suspended' } }, {}],
    ['user.update', { name: { from: 'Old', to: 'New' } }, {}],
    [
      'user.update',
      { name: { from: 'Old', to: 'New' }, email: { from: 'old@example.com', to: 'new@example.com' } },
      {},
    ],
    ['video.change_privacy', { privacy: { to: 'password' } }, { name: 'Desk' }],
    ['video.rename', { title: { from: 'Dest', to: 'Desk' } }, { name: 'Desk' }],
  ]);
  const untouched = rows.filter(({ changes }) => Object.keys(changes).length === 0);
  expect(untouched.map(({ action, details }) => [action, details])).toContainEqual([
    'video.purge',
    { name: 'Desk', others: 1, ids: ['a', 'b'] },
  ]);
  const activity = await pool.query('select action from security_activity order by action');
  expect(activity.rows.map(({ action }) => action)).toEqual([
    'account.create',
    'email.verify',
    'impersonation.end',
    'impersonation.start',
    'password.change',
    'session.end',
    'session.refuse',
    'session.start',
  ]);
  await close();
  await database.drop();
  await rm(folder, { recursive: true });
});
