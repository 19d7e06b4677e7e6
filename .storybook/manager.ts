import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { statuses, type Status } from '../src/design-system/docs/review.ts';
import { storybookTheme } from './theme.ts';
import './manager.css';

addons.setConfig({
  theme: storybookTheme(),
  // A page of the foundations has nothing to control.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith('foundations-'),
  },
  sidebar: {
    /** Shows the state of review beside each component; its tags are in the sidebar's filter. */
    renderLabel({ name, type, tags }) {
      const status = (Object.keys(statuses) as Status[]).find((each) => tags.includes(`status-${each}`));
      if (type !== 'component' || status === undefined) return name;
      return createElement(
        'span',
        { className: 'status-label' },
        name,
        createElement('span', { title: statuses[status] }, status),
      );
    },
  },
});
