import { globalKeyframes } from '@vanilla-extract/css';

// Global names, for the generated Tailwind theme (`animate-fade-in`).
globalKeyframes('ui-fade-in', { from: { opacity: 0 } });
globalKeyframes('ui-fade-out', { to: { opacity: 0 } });
globalKeyframes('ui-rise-in', { from: { opacity: 0, transform: 'translateY(8px)' } });
globalKeyframes('ui-sheet-in', { from: { transform: 'translateY(100%)' } });
globalKeyframes('ui-sheet-out', { to: { transform: 'translateY(100%)' } });
globalKeyframes('ui-spin', { to: { transform: 'rotate(1turn)' } });
globalKeyframes('ui-pulse', { '50%': { opacity: 0.5 } });
globalKeyframes('ui-tint', { from: { opacity: 1 } });
