import type { CreateTableBuilder, Kysely, Migration } from 'kysely';

/**
 * The migrations, the same for every database: columns are texts and integers. A released migration never changes; a change
 * of the schema is a new one.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001 what readers send': {
    async up(db) {
      await table(db, 'searches')
        .addColumn('query', 'text', required)
        .addColumn('filters', 'text', required)
        .addColumn('results', 'integer', required)
        .execute();
      await table(db, 'clicks')
        .addColumn('query', 'text', required)
        .addColumn('resultId', 'text', required)
        .addColumn('url', 'text', required)
        .addColumn('position', 'integer', required)
        .execute();
      await table(db, 'ratings')
        .addColumn('query', 'text', required)
        .addColumn('value', 'integer', required)
        .addColumn('comment', 'text')
        .execute();
      await table(db, 'suggestionClicks')
        .addColumn('query', 'text', required)
        .addColumn('contentId', 'text', required)
        .execute();
      await table(db, 'votes')
        .addColumn('answerId', 'text', required)
        .addColumn('rating', 'integer', required)
        .addColumn('reasons', 'integer', required)
        .addColumn('description', 'text')
        .execute();
      await table(db, 'closedCases')
        .addColumn('caseId', 'text', (column) => column.notNull().unique())
        .addColumn('articleUrl', 'text', required)
        .addColumn('result', 'text', required)
        .addColumn('message', 'text', required)
        .execute();
      await table(db, 'logItems')
        .addColumn('itemId', 'text', required)
        .addColumn('type', 'text', required)
        .addColumn('category', 'text', required)
        .addColumn('code', 'text')
        .addColumn('message', 'text', required)
        .addColumn('data', 'text')
        .addColumn('exception', 'text')
        .execute();
      const names = ['searches', 'clicks', 'ratings', 'suggestionClicks', 'votes', 'closedCases', 'logItems'];
      for (const name of names) await bySentAt(db, name);
    },
  },
  '0003 questions and chats': {
    async up(db) {
      await table(db, 'questions')
        .addColumn('sessionId', 'text')
        .addColumn('question', 'text', required)
        .addColumn('isAnswered', 'integer', required)
        .addColumn('source', 'text')
        .execute();
      await table(db, 'chatRatings')
        .addColumn('sessionId', 'text', required)
        .addColumn('replyId', 'text')
        .addColumn('rating', 'integer', required)
        .addColumn('reasons', 'integer', required)
        .addColumn('description', 'text')
        .addColumn('linkUrl', 'text')
        .execute();
      await table(db, 'chats')
        .addColumn('sessionId', 'text', required)
        .addColumn('category', 'text')
        .addColumn('subCategory', 'text')
        .addColumn('questions', 'integer', required)
        .addColumn('answered', 'integer', required)
        .execute();
      for (const name of ['questions', 'chatRatings', 'chats']) await bySentAt(db, name);
    },
  },
  '0002 feedback': {
    async up(db) {
      await table(db, 'feedback')
        .addColumn('eventId', 'text', (column) => column.notNull().unique())
        .addColumn('kind', 'text', required)
        .addColumn('value', 'text', required)
        .addColumn('reasons', 'text', required)
        .addColumn('comment', 'text')
        .addColumn('entry', 'text')
        .addColumn('section', 'text')
        .addColumn('query', 'text')
        .addColumn('page', 'text', required)
        .addColumn('at', 'text', required)
        .addColumn('bundle', 'text', required)
        .execute();
      await db.schema.createIndex('feedbackBySentAt').on('feedback').columns(['sentAt', 'id']).execute();
    },
  },
  '0004 the locale of feedback': {
    async up(db) {
      await db.schema.alterTable('feedback').addColumn('locale', 'text').execute();
    },
  },
  '0005 sessions of the chat': {
    async up(db) {
      await db.schema
        .createTable('chatSessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('visitorId', 'text')
        .addColumn('usedAtMs', 'bigint', required)
        .addColumn('revision', 'integer', required)
        .addColumn('state', 'text', required)
        .execute();
      await db.schema.createIndex('chatSessionsByUse').on('chatSessions').column('usedAtMs').execute();
    },
  },
  // in the form that rate-limiter-flexible reads
  '0006 calls of clients': {
    async up(db) {
      await db.schema
        .createTable('rateLimits')
        .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
        .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('expire', 'bigint')
        .execute();
    },
  },
};

const bySentAt = (db: Kysely<unknown>, name: string): Promise<void> =>
  db.schema.createIndex(`${name}BySentAt`).on(name).columns(['sentAt', 'id']).execute();

type Column = Parameters<CreateTableBuilder<string, string>['addColumn']>[2];

const required: NonNullable<Column> = (column) => column.notNull();

const table = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sentAt', 'text', required);
