export const screens = {
  page: () => import('./page-screen.tsx'),
  contact: () => import('./contact-screen.tsx'),
  news: () => import('./news-screen.tsx'),
  article: () => import('./article-screen.tsx'),
};
