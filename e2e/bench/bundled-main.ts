import '../../shell/src/start.tsx';
