export { ProofSteps, type ProofState, type ProofStep, type ProofStepsProps, type ProofValue } from './proof-steps.tsx';
export { proofStepsVariants } from './proof-steps.variants.ts';
