import { useEffect } from 'react';

/**
 * Stands in the build for react-style-singleton, with which Radix locks the scrolling behind a sheet: the security policy
 * refuses its style element, and allows sheets that a script makes.
 */
export const styleSingleton = () =>
  function Style({ styles }: { styles: string }) {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      };
    }, [styles]);
    return null;
  };
