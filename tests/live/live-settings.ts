/** What live mode needs besides a database and a key. No mail server listens there. */
export const liveSettings = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://florin.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@florin.example',
} as const;
